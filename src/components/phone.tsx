import { Illustration, type PictureFile } from './illustration';
import * as styles from './phone.module.scss';

type Props = { screen: PictureFile; alt: string; eager?: boolean };

/** A screen of the app in its device. */
export const Phone = ({ screen, ...rest }: Props) => (
  <div className={styles.device}>
    <Illustration file={screen} {...rest} className={styles.screen} />
  </div>
);
