import * as styles from './logo.module.scss';
import { SiteLink } from './site-link';

type Props = { name: string; label: string };

/** The mirabelle and its name, leading home. */
export const Logo = ({ name, label }: Props) => (
  <SiteLink to="/" className={styles.logo} aria-label={label}>
    {/* Low: never before what the page is about, and React adds no preload for it. */}
    <img src="/favicon.svg" width="32" height="32" alt="" fetchPriority="low" />
    <span>{name}</span>
  </SiteLink>
);
