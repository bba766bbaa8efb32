import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { StoreBadge } from '../components/store-badge';
import * as styles from './free-trial.module.scss';

type Props = {
  trial: Queries.FreeTrialFragment;
  storeUrl: string;
  badge: Queries.StoreBadgeFragment;
};

/** The terms of the free trial, with the store's badge, and a QR code on wide screens. */
export const FreeTrial = ({ trial, storeUrl, badge }: Props) => (
  <section id="free-trial" className={styles.section} aria-labelledby="free-trial-title">
    <div className={styles.words}>
      <h2 id="free-trial-title" className={styles.title}>
        {trial.title}
      </h2>
      <p className={styles.text}>{trial.text}</p>
      {trial.price && <p className={styles.price}>{trial.price}</p>}
      <div className={styles.download}>
        <StoreBadge href={storeUrl} messages={badge} />
        <figure className={styles.qrCode}>
          <div className={styles.qrImage} role="img" aria-label={trial.qrCode.alt} />
          <figcaption>{trial.qrCode.caption}</figcaption>
        </figure>
      </div>
      <p className={styles.note}>{trial.note}</p>
    </div>
    <Picture file={trial.illustration} className={styles.illustration} />
  </section>
);

export const query = graphql`
  fragment FreeTrial on FreeTrial {
    title text price note
    qrCode { caption alt }
    illustration { ...Picture }
  }
`;
