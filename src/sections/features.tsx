import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { Phone } from '../components/phone';
import { Plate } from '../components/plate';
import * as styles from './features.module.scss';

const screenSizes =
  '(min-width: 64rem) max(311px, 19.4vw), (min-width: 40rem) 262px, (min-resolution: 2.5dppx) 130px, 206px';

type Props = { features: Queries.FeaturesFragment };

/** What the app does, a tile for each feature. */
export const Features = ({ features }: Props) => (
  <section id="features" className={styles.section} aria-labelledby="features-title">
    <div className={styles.head}>
      <h2 id="features-title">{features.title}</h2>
      <p>{features.intro}</p>
    </div>
    {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
    <ul role="list" className={styles.bento}>
      {features.items.map(({ title, text, illustration, plate, screenshot }) => (
        <li key={title} className={`${styles.tile} ${plate ? styles.full : screenshot ? styles.large : styles.small}`}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
          {plate ? (
            <Plate plate={plate} dish={illustration} />
          ) : (
            <div className={styles.drawing}>
              <Illustration file={illustration} className={styles.illustration} />
            </div>
          )}
          {screenshot && (
            <div className={styles.phone}>
              <Phone screenshot={screenshot} sizes={screenSizes} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
);

export const query = graphql`
  fragment Features on Features {
    title
    intro
    items {
      title
      text
      illustration { ...Illustration }
      plate { ...Plate }
      screenshot { ...Screenshot }
    }
  }
`;
