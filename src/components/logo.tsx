import { defaultLanguage } from '../constants';
import * as styles from './logo.module.scss';
import { Mirabelle } from './mirabelle';
import { SiteLink } from './site-link';

/** The mirabelle and the app's name: a link to the landing page. */
export const Logo = ({ name, label }: { name: string; label: string }) => (
  <SiteLink to="/" hrefLang={defaultLanguage} className={styles.logo} aria-label={label}>
    <Mirabelle />
    <span>{name}</span>
  </SiteLink>
);
