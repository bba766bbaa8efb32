import { graphql } from 'gatsby';
import { Mirabelle } from '../components/mirabelle';
import { Picture } from '../components/picture';
import * as styles from './how-it-works.module.scss';

type Props = { steps: Queries.HowItWorksFragment };

/** The steps of a meal with the app, along a path that a mirabelle rolls down as the page is scrolled. */
export const HowItWorks = ({ steps }: Props) => (
  <section id="how-it-works" className={styles.section} aria-labelledby="how-it-works-title">
    <div className={styles.head}>
      <h2 id="how-it-works-title">{steps.title}</h2>
      <p>{steps.intro}</p>
    </div>
    <div className={styles.table}>
      <div className={styles.runner}>
        <svg className={styles.cloth} viewBox="0 0 1600 520" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.clothDownwards}
            d="M540 4C230 84 1150 146 1150 228S420 330 448 412s330 100 540 200"
            vectorEffect="non-scaling-stroke"
          />
          <path
            className={styles.clothAcross}
            d="M-60 286Q130 214 320 214C500 214 610 302 800 302s300-100 480-100 290 36 400 80"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className={styles.fruit}>
          <Mirabelle />
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text, illustration, screenshot }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>
              <Picture file={illustration} />
              {screenshot && (
                <div className={styles.screenshot}>
                  <Picture file={screenshot.image} alt={screenshot.alt} sizes="300px" />
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
