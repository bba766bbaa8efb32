import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { Phone } from '../components/phone';
import * as styles from './how-it-works.module.scss';

type Props = { steps: Queries.HowItWorksFragment };

export const HowItWorks = ({ steps }: Props) => (
  <section id="how-it-works" className={styles.section} aria-labelledby="how-it-works-title">
    <div className={styles.head}>
      <h2 id="how-it-works-title">{steps.title}</h2>
      <p>{steps.intro}</p>
    </div>
    <div className={styles.table}>
      <svg className={styles.runner} viewBox="0 0 1600 520" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 158C110 118 214 96 330 100S610 192 800 192 1110 82 1290 84s240 44 310 52v236c-90-34-190-62-310-62S1000 416 800 416 470 322 330 324 90 368 0 396z" />
      </svg>
      <svg className={styles.runnerTall} viewBox="0 0 400 1600" preserveAspectRatio="none" aria-hidden="true">
        <path d="M96 0C60 180 70 330 148 520s110 330 52 520-126 330-84 560h196c36-200 94-330 60-540s-86-420-30-600S300 180 296 0z" />
      </svg>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text, illustration, screenshot }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.plate}>
              <Illustration file={illustration} />
              {screenshot && (
                <div className={styles.phone}>
                  <Phone screen={screenshot.image} alt={screenshot.alt} />
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
    title
    intro
    items {
      title
      text
      illustration {
        ...Illustration
      }
      screenshot {
        alt
        image {
          ...Drawing
          photo {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 157
              breakpoints: [157, 236, 314, 471]
              sizes: "(min-width: 64rem) min(12.35vw - 11px, 154px), min(41.2vw - 17px, 157px)"
              formats: [WEBP, AVIF]
              placeholder: DOMINANT_COLOR
              avifOptions: { quality: 50 }
            )
          }
        }
      }
    }
  }
`;
