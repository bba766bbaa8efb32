import { graphql } from 'gatsby';
import { usePage } from '../components/page-context';
import { SiteLink } from '../components/site-link';
import * as styles from './document-pager.module.scss';

type Document = Queries.NeighbourFragment;
type Props = { previous: Document | null; next: Document | null; words: Queries.DocumentPagerWordsFragment };

export const DocumentPager = ({ previous, next, words }: Props) => {
  const page = usePage();
  const title = ({ title, lang }: Document) => <strong lang={lang === page.lang ? undefined : lang}>{title}</strong>;
  return (
    <nav className={styles.pager} aria-label={words.others}>
      {previous && (
        <SiteLink to={previous.path} hrefLang={previous.lang} className={styles.card} rel="prev">
          <span>{words.previous}</span>
          {title(previous)}
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} hrefLang={next.lang} className={`${styles.card} ${styles.next}`} rel="next">
          <span>{words.next}</span>
          {title(next)}
        </SiteLink>
      )}
    </nav>
  );
};

export const query = graphql`
  fragment Neighbour on LegalDocument {
    path
    title
    lang
  }

  fragment DocumentPagerWords on InterfaceLegalPage {
    previous
    next
    others
  }
`;
