import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';
import * as styles from './not-found.module.scss';

type Props = { page: Queries.NotFoundFragment };

/** An address that does not exist, and the ways back. */
export const NotFound = ({ page }: Props) => (
  <section className={styles.section}>
    <Picture file={page.illustration} className={styles.illustration} eager />
    <div className={styles.words}>
      <h1 id="not-found-title">{page.title}</h1>
      <p className={styles.text}>{page.text}</p>
      <h2 className={styles.linksTitle}>{page.linksTitle}</h2>
      <ul className={styles.links}>
        {page.links.map(({ label, to, hreflang }) => (
          <li key={to}>
            <SiteLink to={to} hrefLang={hreflang}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const query = graphql`
  fragment NotFound on NotFound {
    title text linksTitle
    links { ...SiteLink }
    illustration { ...Picture }
  }
`;
