import { graphql } from 'gatsby';
import { usePage } from '../page-helpers/page-context';
import * as styles from './language-switch.module.scss';

type Props = { label: string; versions: readonly Queries.LanguageVersionFragment[] };

/** Links to the page in other languages. The name of each language is written in that language. */
export const LanguageSwitch = ({ label, versions }: Props) => {
  const { lang: current } = usePage();
  return (
    <nav aria-label={label} className={styles.languages}>
      <ul>
        {versions.map(({ lang, path, language: { name } }) => (
          <li key={lang}>
            {lang === current ? (
              <span aria-current="page" className={styles.current}>
                {name}
              </span>
            ) : (
              <a href={path} lang={lang} hrefLang={lang} className={styles.link}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const query = graphql`
  fragment LanguageVersion on Support { lang path language { name } }
`;
