import { graphql } from 'gatsby';
import { Phone } from '../components/phone';
import { Picture } from '../components/picture';
import { Plate } from '../components/plate';
import { SiteLink } from '../components/site-link';
import * as styles from './features.module.scss';

/** `sizes` of the screenshot. 3x phones get 2x images: more is invisible. */
const screenSizes =
  '(min-width: 64rem) max(311px, 19.4vw), (min-width: 40rem) min(36vw, 311px), (min-resolution: 2.5dppx) 127px, 217px';

type Props = { features: Queries.FeaturesFragment; guides: readonly Queries.GuideLinkFragment[] };

type Item = Queries.FeaturesFragment['items'][number];

/** On phones, a longer text stands above its drawing and not beside it. */
const maxLengthBeside = 120;

const kindOf = ({ plate, screenshot }: Item) => (plate && 'plate') || (screenshot && 'screen') || 'small';

const classOfKind = { plate: styles.withPlate, screen: styles.withScreen, small: styles.small };

const classesOf = (item: Item) => [
  styles.card,
  classOfKind[kindOf(item)],
  item.text.length > maxLengthBeside && styles.long,
  !item.illustration.svg && styles.photo,
];

/** The bento is made for these cards in this order. Others stand in rows. */
const cardsOfBento = 'plate small small screen small small';

const arrangementOf = (items: readonly Item[]) =>
  items.map(kindOf).join(' ') === cardsOfBento ? styles.bento : styles.rows;

const Words = ({ title, text }: Item) => (
  <div className={styles.words}>
    <h3 className={styles.title}>{title}</h3>
    <p>{text}</p>
  </div>
);

/** What the app does, a card for each feature. */
export const Features = ({ features, guides }: Props) => (
  <section id="features" className={styles.section}>
    <div className={styles.head}>
      <h2>{features.title}</h2>
      <p>{features.intro}</p>
      {guides.map(({ to, label }) => (
        <SiteLink key={to} to={to} className={styles.guide}>
          {label}
        </SiteLink>
      ))}
      <Picture file={features.illustration} className={styles.branch} />
    </div>
    {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
    <ul role="list" className={`${styles.cards} ${arrangementOf(features.items)}`}>
      {features.items.map((item) => (
        <li key={item.title} className={classesOf(item).filter(Boolean).join(' ')}>
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
