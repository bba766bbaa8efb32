import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { keepLastWords, keepShortWords } from '../components/keep-words';
import { Stars } from '../components/stars';
import * as styles from './testimonials.module.scss';

type Props = { testimonials: Queries.TestimonialsFragment; ratingMax: number; starsLabel: string };

/** What people say of the app, each with a portrait and stars. */
export const Testimonials = ({ testimonials, ratingMax, starsLabel }: Props) => (
  <section id="testimonials" className={styles.section} aria-labelledby="testimonials-title">
    <h2 id="testimonials-title" className={styles.title}>
      {testimonials.title}
    </h2>
    <ul className={styles.list}>
      {testimonials.items.map(({ name, age, portrait, alt, stars, quote }) => (
        <li key={quote} className={styles.item}>
          <div className={styles.figure}>
            <Illustration file={portrait} alt={alt} className={styles.portrait} />
            <figure className={styles.words}>
              <blockquote className={styles.quote}>
                <p>{keepLastWords(keepShortWords(quote, 16), 16)}</p>
              </blockquote>
              <figcaption className={styles.caption}>
                <span>
                  <strong>{name}</strong>
                  {', '}
                  <span className={styles.age}>{`${age}\u00a0${testimonials.ageLabel}`}</span>
                </span>
                <Stars value={stars} max={ratingMax} label={starsLabel.replaceAll('{count}', String(stars))} />
              </figcaption>
            </figure>
          </div>
        </li>
      ))}
    </ul>
    {testimonials.provenance && <p className={styles.provenance}>{testimonials.provenance}</p>}
  </section>
);

export const query = graphql`
  fragment Testimonials on Testimonials {
    title
    ageLabel
    provenance
    items {
      name
      age
      portrait {
        ...Illustration
      }
      alt
      stars
      quote
    }
  }
`;
