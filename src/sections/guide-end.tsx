import { SiteLink } from '../components/site-link';
import { StoreBadge } from '../components/store-badge';
import * as styles from './guide-end.module.scss';

type Props = {
  title: string;
  related: readonly Queries.SiteLinkFragment[];
  storeUrl: string;
  badge: Queries.StoreBadgeFragment;
  /** The line below the badge, which says what the trial is. */
  offer: Queries.SiteLinkFragment;
};

/** The end of a guide: answers of the support page, and the store's badge. */
export const GuideEnd = ({ title, related, storeUrl, badge, offer }: Props) => (
  <aside className={styles.end}>
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {related.map(({ label, to, hreflang }) => (
          <li key={to}>
            <SiteLink to={to} hrefLang={hreflang} className={styles.link}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.download}>
      <StoreBadge href={storeUrl} messages={badge} />
      <SiteLink to={offer.to} className={styles.link}>
        {offer.label}
      </SiteLink>
    </div>
  </aside>
);
