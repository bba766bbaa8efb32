import { defaultLanguage } from '../content/constants';
import * as styles from './logo.module.scss';
import { Mirabelle } from './mirabelle';
import { SiteLink } from './site-link';

type Props = { name: string; label: string };

/** The mirabelle and its name, leading home. */
export const Logo = ({ name, label }: Props) => (
  <SiteLink to="/" hrefLang={defaultLanguage} className={styles.logo} aria-label={label}>
    <Mirabelle />
    <span>{name}</span>
  </SiteLink>
);
