import { graphql } from 'gatsby';
import { Mirabelle } from '../components/mirabelle';
import { Picture } from '../components/picture';
import { Stars } from '../components/stars';
import * as styles from './testimonials.module.scss';

type Props = { testimonials: Queries.TestimonialsFragment; ratingMax: number; starsLabel: string };

/** Shorter quotations have a larger text. */
const maxShortLength = 60;

/** What people say of the app. Their portraits lie around a table, on wide screens half of them on each side. */
export const Testimonials = ({ testimonials, ratingMax, starsLabel }: Props) => (
  <section id="testimonials" className={styles.section} aria-labelledby="testimonials-title">
    <div className={styles.table}>
      <h2 id="testimonials-title" className={styles.title}>
        {testimonials.title}
      </h2>
      <ul className={styles.testimonials}>
        {testimonials.items.map(({ name, age, portrait, alt, stars, quote }, index) => (
          <li key={quote} className={index < Math.floor(testimonials.items.length / 2) ? undefined : styles.secondHalf}>
            <figure className={styles.testimonial}>
              <Picture
                file={portrait}
                alt={alt}
                className={portrait.childImageSharp ? `${styles.portrait} ${styles.photo}` : styles.portrait}
              />
              <blockquote className={`${styles.quote} ${quote.length < maxShortLength ? styles.short : ''}`}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.caption}>
                <span>
                  <strong>{name}</strong>
                  {`, ${age}\u00a0${testimonials.ageLabel}`}
                </span>
                <Stars value={stars} max={ratingMax} label={starsLabel.replaceAll('{count}', String(stars))} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.fruit}>
        <img src="/bitten.svg" width="64" height="64" alt="" loading="lazy" />
        <Mirabelle />
      </div>
    </div>
    {testimonials.provenance && <p className={styles.provenance}>{testimonials.provenance}</p>}
  </section>
);

export const query = graphql`
  fragment Testimonials on Testimonials {
    title ageLabel provenance
    items {
      name age
      portrait {
        ...Drawing
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 240, aspectRatio: 1, formats: [WEBP], quality: 70, placeholder: NONE)
        }
      }
      alt stars quote
    }
  }
`;
