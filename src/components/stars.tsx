import * as styles from './stars.module.scss';

type Props = {
  /** How many stars are full. Rounded to half stars. */
  value: number;
  /** How many stars are shown. */
  max: number;
  /** The rating in words, where no text beside the stars says it. */
  label?: string;
};

const whole = 'M12.2 1.2l2.9 7.1 7.7.4-5.9 5 2.1 7.6-6.8-4.2-6.3 4.4 1.8-7.6-6.2-4.9 7.8-.6z';
const leftHalf = 'M12.2 1.2v15.9l-6.3 4.4 1.8-7.6-6.2-4.9 7.8-.6z';

/** A rating in hand-cut stars. */
export const Stars = ({ value, max, label }: Props) => {
  const halves = Math.round(2 * value);
  return (
    <span className={styles.stars} {...(label && { role: 'img', 'aria-label': label })}>
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change places
        <svg key={index} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          {halves < 2 * index + 2 && <path opacity="0.3" d={whole} />}
          {halves > 2 * index && <path d={halves === 2 * index + 1 ? leftHalf : whole} />}
        </svg>
      ))}
    </span>
  );
};
