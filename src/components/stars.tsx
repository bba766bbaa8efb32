import * as styles from './stars.module.scss';

type Props = { count: number; label: string };

/** A rating in hand-cut stars; `label` says it in words. */
export const Stars = ({ count, label }: Props) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change places
      <svg key={index} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12.2 1.2l2.9 7.1 7.7.4-5.9 5 2.1 7.6-6.8-4.2-6.3 4.4 1.8-7.6-6.2-4.9 7.8-.6z" />
      </svg>
    ))}
  </span>
);
