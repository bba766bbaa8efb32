import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { StoreBadge } from '../components/store-badge';
import * as styles from './free-trial.module.scss';

type Props = {
  trial: Queries.FreeTrialFragment;
  storeUrl: string;
  /** The address of the picture. */
  storeQrCode: string;
  badge: Queries.StoreBadgeFragment;
};

/** Once React is there; other engines fetch lazy pictures before they print, WebKit leaves out what was not scrolled to. */
const fetchNow = (image: HTMLImageElement | null) => {
  if (image) image.loading = 'eager';
};

export const FreeTrial = ({ trial, storeUrl, storeQrCode, badge }: Props) => (
  <section id="free-trial" className={styles.section} aria-labelledby="free-trial-title">
    <div className={styles.words}>
      <h2 id="free-trial-title" className={styles.title}>
        {trial.title}
      </h2>
      <p className={styles.text}>{trial.text}</p>
      <div className={styles.download}>
        <StoreBadge className={styles.badge} href={storeUrl} words={badge} />
        <figure className={styles.code}>
          <img ref={fetchNow} src={storeQrCode} width="96" height="96" alt={trial.qrCode.alt} loading="lazy" />
          <figcaption>{trial.qrCode.caption}</figcaption>
        </figure>
      </div>
      <p className={styles.note}>{trial.note}</p>
    </div>
    <Illustration file={trial.illustration} className={styles.stillLife} />
  </section>
);

export const query = graphql`
  fragment FreeTrial on FreeTrial {
    title
    text
    note
    qrCode {
      caption
      alt
    }
    illustration {
      ...Illustration
    }
  }
`;
