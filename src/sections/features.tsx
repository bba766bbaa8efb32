import { graphql } from 'gatsby';
import { Phone } from '../components/phone';
import { Picture } from '../components/picture';
import { Plate } from '../components/plate';
import * as styles from './features.module.scss';

/** `sizes` of the screenshot. 3x phones get 2x images: more is invisible. */
const screenSizes =
  '(min-width: 64rem) max(311px, 19.4vw), (min-width: 40rem) min(36vw, 311px), (min-resolution: 2.5dppx) 127px, 217px';

type Props = { features: Queries.FeaturesFragment };

type Item = Queries.FeaturesFragment['items'][number];

/** On phones, a longer text stands above its drawing and not beside it. */
const maxLengthBeside = 120;

const classOf = ({ plate, screenshot, text }: Item) => {
  if (plate) return styles.withPlate;
  if (screenshot) return styles.withScreen;
  return text.length > maxLengthBeside ? `${styles.small} ${styles.long}` : styles.small;
};

/** The bento is made for six cards: one with a plate, one with a screen and four small ones. Others stand in rows. */
const fitsBento = (items: readonly Item[]) => {
  const plates = items.filter(({ plate }) => plate);
  const screens = items.filter(({ plate, screenshot }) => screenshot && !plate);
  return items.length === 6 && plates.length === 1 && screens.length === 1;
};

const Words = ({ title, text }: Item) => (
  <div className={styles.words}>
    <h3 className={styles.title}>{title}</h3>
    <p>{text}</p>
  </div>
);

/** What the app does, a card for each feature. */
export const Features = ({ features }: Props) => (
  <section id="features" className={styles.section}>
    <div className={styles.head}>
      <h2>{features.title}</h2>
      <p>{features.intro}</p>
      <Picture file={features.illustration} className={styles.branch} />
    </div>
    {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
    <ul role="list" className={fitsBento(features.items) ? `${styles.cards} ${styles.bento}` : styles.cards}>
      {features.items.map((item) => (
        <li key={item.title} className={`${styles.card} ${classOf(item)}`}>
          {item.plate ? (
            <Plate plate={item.plate} dish={item.illustration}>
              <Words {...item} />
            </Plate>
          ) : (
            <>
              <Words {...item} />
              <Picture file={item.illustration} className={styles.illustration} />
            </>
          )}
          {item.screenshot && (
            <div className={styles.phone}>
              <Phone screenshot={item.screenshot} sizes={screenSizes} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
);

export const query = graphql`
  fragment Features on Features {
    title intro
    illustration { ...Picture }
    items {
      title text
      illustration { ...Picture }
      plate { ...Plate }
      screenshot { ...Screenshot }
    }
  }
`;
