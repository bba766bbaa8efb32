import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './phone.module.scss';
import { Picture } from './picture';

type Props = { image: IGatsbyImageData; alt: string; eager?: boolean };

/** A screen of the app in its device. */
export const Phone = (props: Props) => (
  <div className={styles.device}>
    <Picture {...props} className={styles.screen} />
  </div>
);
