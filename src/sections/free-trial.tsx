import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { keepLastWords } from '../components/keep-words';
import { StoreBadge } from '../components/store-badge';
import * as styles from './free-trial.module.scss';

type Props = {
  trial: Queries.FreeTrialFragment;
  storeUrl: string;
  badge: Queries.StoreBadgeFragment;
};

/** The terms of the free trial, and the ways to it: the store's badge, and a QR code for whoever reads on a wide screen. */
export const FreeTrial = ({ trial, storeUrl, badge }: Props) => (
  <section id="free-trial" className={styles.section} aria-labelledby="free-trial-title">
    <div className={styles.words}>
      <h2 id="free-trial-title" className={styles.title}>
        {keepLastWords(trial.title, 8)}
      </h2>
      <p className={styles.text}>{trial.text}</p>
      <div className={styles.download}>
        <StoreBadge className={styles.badge} href={storeUrl} messages={badge} />
        <figure className={styles.codeWithCaption}>
          <div className={styles.qrCode} role="img" aria-label={trial.qrCode.alt} />
          <figcaption>{trial.qrCode.caption}</figcaption>
        </figure>
      </div>
      <p className={styles.note}>{trial.note}</p>
    </div>
    <Illustration file={trial.illustration} className={styles.illustration} />
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
    illustration { ...Illustration }
  }
`;
