import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { Mirabelle } from '../components/logo';
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
      <div className={styles.runner} aria-hidden="true">
        <svg viewBox="0 0 1600 520" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.winding} d="M540 4C230 84 1150 146 1150 228S420 330 448 412s330 100 540 200" />
          <path
            className={styles.across}
            d="M0 158C110 118 214 96 330 100S610 192 800 192 1110 82 1290 84s240 44 310 52v236c-90-34-190-62-310-62S1000 416 800 416 470 322 330 324 90 368 0 396z"
          />
        </svg>
      </div>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text, illustration, screenshot }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.plate}>
              <Illustration file={illustration} />
              {screenshot && (
                <div className={styles.piece}>
                  <Illustration file={screenshot.image} alt={screenshot.alt} sizes="300px" />
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
      <div className={styles.fruit} aria-hidden="true">
        <Mirabelle className={styles.rolling} />
      </div>
    </div>
  </section>
);

export const query = graphql`
  fragment HowItWorks on HowItWorks {
    title
    intro
    items {
      title
      text
      illustration {
        ...Illustration
      }
      screenshot {
        ...Screenshot
      }
    }
  }
`;
