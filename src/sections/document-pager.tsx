import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link';
import * as styles from './document-pager.module.scss';

type Props = {
  previous: Queries.LegalQuery['previous'];
  next: Queries.LegalQuery['next'];
  words: Queries.DocumentPagerWordsFragment;
};

/** The way to the documents before and after this one. */
export const DocumentPager = ({ previous, next, words }: Props) => (
  <nav className={styles.pager} aria-label={words.others}>
    {previous && (
      <SiteLink to={previous.path} className={styles.card} rel="prev">
        <span>{words.previous}</span>
        <strong>{previous.title}</strong>
      </SiteLink>
    )}
    {next && (
      <SiteLink to={next.path} className={`${styles.card} ${styles.next}`} rel="next">
        <span>{words.next}</span>
        <strong>{next.title}</strong>
      </SiteLink>
    )}
  </nav>
);

export const query = graphql`
  fragment DocumentPagerWords on InterfaceLegalPage {
    previous
    next
    others
  }
`;
