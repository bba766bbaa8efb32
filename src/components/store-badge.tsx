import { graphql } from 'gatsby';
import * as styles from './store-badge.module.scss';

type Props = {
  href: string;
  messages: Queries.StoreBadgeFragment;
};

/**
 * The link to the app in the App Store: Apple's badge, unchanged, if the content has a file of it; else a similar badge.
 * https://developer.apple.com/app-store/marketing/guidelines/
 */
export const StoreBadge = ({ href, messages }: Props) =>
  messages.artwork?.svg ? (
    <a className={styles.official} href={href} aria-label={messages.alt}>
      <img
        src={messages.artwork.publicURL ?? ''}
        width={messages.artwork.svg.width}
        height={messages.artwork.svg.height}
        alt=""
        // Not only on the first screen. There, browsers also fetch lazy images at once.
        loading="lazy"
      />
    </a>
  ) : (
    <a className={styles.badge} href={href} aria-label={messages.alt}>
      <svg className={styles.mark} viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
        <path d="M19.9 14.9c0-3 2.4-4.4 2.5-4.5-1.4-2-3.5-2.3-4.3-2.3-1.8-.2-3.5 1.1-4.4 1.1-.9 0-2.3-1-3.8-1-2 0-3.8 1.1-4.8 2.9-2 3.5-.5 8.8 1.5 11.7 1 1.4 2.1 3 3.6 2.9 1.5-.1 2-.9 3.8-.9 1.7 0 2.2.9 3.8.9 1.6 0 2.6-1.4 3.5-2.8 1.1-1.6 1.6-3.2 1.6-3.3-.1 0-3-1.2-3-4.7zM17 6.3c.8-1 1.3-2.3 1.2-3.7-1.2.1-2.6.8-3.4 1.8-.8.9-1.4 2.2-1.2 3.5 1.3.1 2.6-.7 3.4-1.6z" />
      </svg>
      <span className={styles.words}>
        <span className={styles.lead}>{messages.lead}</span> <span className={styles.store}>{messages.store}</span>
      </span>
    </a>
  );

export const query = graphql`
  fragment StoreBadge on InterfaceStoreBadge { lead store alt artwork { ...Drawing } }
`;
