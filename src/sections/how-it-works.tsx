import { graphql } from 'gatsby';
import { Mirabelle } from '../components/mirabelle';
import { Picture } from '../components/picture';
import * as styles from './how-it-works.module.scss';

type Props = { steps: Queries.HowItWorksFragment };

/** The steps of a meal with the app, laid on a cloth that the mirabelle rolls along as the page is scrolled. */
export const HowItWorks = ({ steps }: Props) => (
  <section id="how-it-works" className={styles.section}>
    <div className={styles.head}>
      <h2>{steps.title}</h2>
      <p>{steps.intro}</p>
    </div>
    <div className={styles.table}>
      <div className={styles.runner}>
        <Mirabelle state="whole" className={styles.fruit} />
      </div>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text, illustration, screenshot }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>
              <Picture file={illustration} />
              {screenshot && (
                <div className={styles.screenshot}>
                  <Picture file={screenshot.image} alt={screenshot.alt} sizes="332px" />
                </div>
              )}
            </div>
            <div className={styles.words}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const query = graphql`
  fragment HowItWorks on HowItWorks {
    title intro
    items {
      title text
      illustration { ...Picture }
      screenshot { ...Screenshot }
    }
  }
`;
