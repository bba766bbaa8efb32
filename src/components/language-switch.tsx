import { Link } from 'gatsby';
import * as styles from './language-switch.module.scss';
import { usePage } from './page-context';

type Props = { label: string; versions: readonly { lang: string; path: string; name: string }[] };

/** The ways to the same page in other languages, each named in its own. */
export const LanguageSwitch = ({ label, versions }: Props) => {
  const { lang: current } = usePage();
  return (
    <nav aria-label={label} className={styles.languages}>
      <ul>
        {versions.map(({ lang, path, name }) => (
          <li key={lang}>
            {lang === current ? (
              <span aria-current="page" className={styles.current}>
                {name}
              </span>
            ) : (
              <Link to={path} lang={lang} hrefLang={lang} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
