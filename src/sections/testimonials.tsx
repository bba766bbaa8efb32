import { graphql } from 'gatsby';
import { Mirabelle } from '../components/mirabelle';
import { Picture } from '../components/picture';
import { Stars } from '../components/stars';
import * as styles from './testimonials.module.scss';

type Props = { testimonials: Queries.TestimonialsFragment; ratingMax: number; starsLabel: string };

/** Shorter quotations have a larger text. */
const maxShortLength = 60;

/** A bite for each testimonial: after the last one only the stone is left. */
const stateAfter = (index: number, count: number) => {
  if (index === count - 1) return 'stone';
  return index === 0 ? 'one-bite' : 'two-bites';
};

/** What people say of the app, each at a place of one table, where they eat the mirabelle together. */
export const Testimonials = ({ testimonials, ratingMax, starsLabel }: Props) => (
  <section id="testimonials" className={styles.section}>
    <div className={styles.table}>
      <h2 className={styles.title}>{testimonials.title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, a list without a box of its own is no list */}
      <ul role="list" className={styles.testimonials}>
        {testimonials.items.map(({ name, age, portrait, alt, stars, quote }, index) => (
          <li key={quote}>
            <figure className={styles.testimonial}>
              <Picture file={portrait} alt={alt} className={styles.portrait} />
              <blockquote className={`${styles.quote} ${quote.length < maxShortLength ? styles.short : ''}`}>
                <p>{quote}</p>
              </blockquote>
              <div className={styles.caption}>
                <span>
                  <strong>{name},</strong> {`${age}\u00a0${testimonials.ageLabel}`}
                </span>
                <Stars value={stars} max={ratingMax} label={starsLabel.replaceAll('{count}', String(stars))} />
                <Mirabelle state={stateAfter(index, testimonials.items.length)} className={styles.fruit} />
              </div>
            </figure>
          </li>
        ))}
      </ul>
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
          gatsbyImageData(layout: CONSTRAINED, width: 180, aspectRatio: 1, formats: [WEBP], quality: 70, placeholder: NONE)
        }
      }
      alt stars quote
    }
  }
`;
