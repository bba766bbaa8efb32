import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Mirabelle } from '../components/mirabelle';
import { Phone } from '../components/phone';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';
import { Stars } from '../components/stars';
import { StoreBadge } from '../components/store-badge';
import * as styles from './hero.module.scss';

/** `sizes` of the screenshot. 3x phones get 2x images: more is invisible. */
export const screenSizes =
  '(min-width: 64rem) min(21vw - 40px, 18rem, 34vh - 52px), (min-width: 40rem) 22vw, (min-resolution: 2.5dppx) 145px, 218px';

/** How many characters of `.headline` fit on a line at a width of 320 px. */
const charactersOnLine = 11;

/** Joins the last two words with a no-break space if together they fit on a line: a short last word is not left alone. */
const joinLastWords = (sentence: string) =>
  sentence.replace(/(\S+) (\S+)$/, (words, before, last) =>
    words.length > charactersOnLine ? words : `${before}\u00a0${last}`,
  );

type Props = {
  hero: Queries.HeroFragment;
  storeUrl: string;
  facts: Pick<Queries.SiteFacts, 'rating' | 'ratingMax'>;
  messages: Queries.HeroMessagesFragment;
};

/**
 * The first section of the landing page. The headline is one block of text, not one for each sentence: on phones it is
 * then the largest element of the first paint (https://web.dev/articles/lcp#what-is-lcp).
 */
export const Hero = ({ hero, storeUrl, facts, messages }: Props) => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <h1 id="hero-title" className={styles.headline}>
        {hero.headline.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && <br />} <span>{joinLastWords(sentence)}</span>
          </Fragment>
        ))}
      </h1>
      <p className={styles.lede}>{hero.lede}</p>
      <div className={styles.proof}>
        <StoreBadge href={storeUrl} messages={messages.storeBadge} />
        <p className={styles.rating}>
          <Stars value={facts.rating} max={facts.ratingMax} />
          <span>
            <strong>{hero.rating.score}</strong>
            {` ${hero.rating.source}`}
          </span>
        </p>
        <SiteLink className={styles.offer} to={hero.offer.to} hrefLang={hero.offer.hreflang}>
          {hero.offer.label}
        </SiteLink>
      </div>
    </div>
    <div className={styles.scene}>
      {hero.illustration.svg?.pieces.length ? (
        // <use> takes each animated part from the file: a drawing inside the page would delay the text.
        <svg className={styles.pieces} viewBox={hero.illustration.svg.viewBox} aria-hidden="true">
          {hero.illustration.svg.pieces.map((id) => (
            <use key={id} href={`${hero.illustration.publicURL}#${id}`} />
          ))}
        </svg>
      ) : (
        <Picture className={styles.picture} file={hero.illustration} eager />
      )}
      <div className={styles.phone}>
        <Phone screenshot={hero.screenshot} sizes={screenSizes} eager />
      </div>
    </div>
    <div className={styles.fall}>
      <Mirabelle className={styles.fruit} />
    </div>
  </section>
);

export const query = graphql`
  fragment Hero on Hero {
    headline lede
    offer { ...SiteLink }
    rating { score source }
    screenshot { ...Screenshot }
    illustration { ...Picture }
  }

  fragment HeroMessages on Interface { storeBadge { ...StoreBadge } }
`;
