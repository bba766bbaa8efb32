import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Illustration, Pieces } from '../components/illustration';
import { keepLastWords } from '../components/keep-words';
import { Mirabelle } from '../components/logo';
import { Phone } from '../components/phone';
import { SiteLink } from '../components/site-link';
import { Stars } from '../components/stars';
import { StoreBadge } from '../components/store-badge';
import * as styles from './hero.module.scss';

/** How wide the screen is, for its candidates and their preload; on phones of three pixels to one, two are enough. */
export const screenSizes =
  '(min-width: 64rem) min(21vw - 40px, 18rem, 34vh - 52px), (min-width: 40rem) and (orientation: landscape) 17.2vw, (min-width: 40rem) 38vw, (min-resolution: 2.5dppx) 145px, 218px';

type Props = {
  hero: Queries.HeroFragment;
  storeUrl: string;
  facts: Pick<Queries.SiteFacts, 'rating' | 'ratingMax'>;
  messages: Queries.HeroMessagesFragment;
};

/**
 * The headline is one block of text, not one for each sentence: on phones it is then the largest
 * thing painted, and it is there with the first paint (https://web.dev/articles/lcp#what-is-lcp).
 */
export const Hero = ({ hero, storeUrl, facts, messages }: Props) => (
  <section className={styles.hero} aria-labelledby="hero-title">
    <div className={styles.words}>
      <h1 id="hero-title" className={styles.headline}>
        {hero.headline.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && <br />} <span>{keepLastWords(sentence, 11)}</span>
          </Fragment>
        ))}
      </h1>
      <p className={styles.lede}>{hero.lede}</p>
      <div className={styles.proof}>
        <StoreBadge href={storeUrl} messages={messages.storeBadge} />
        <p className={styles.rating}>
          <Stars value={facts.rating} max={facts.ratingMax} label={messages.ratingAlt} />
          <span>
            {/* The stars say it already. */}
            <strong aria-hidden="true">{hero.rating.score}</strong>
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
        <Pieces className={styles.pieces} file={hero.illustration} />
      ) : (
        <Illustration className={styles.picture} file={hero.illustration} eager />
      )}
      <Mirabelle className={styles.fruit} />
      <div className={styles.phone}>
        <Phone screenshot={hero.screenshot} sizes={screenSizes} eager />
      </div>
    </div>
  </section>
);

export const query = graphql`
  fragment Hero on Hero {
    headline
    lede
    offer { ...SiteLink }
    rating {
      score
      source
    }
    screenshot { ...Screenshot }
    illustration { ...Illustration }
  }

  fragment HeroMessages on Interface {
    ratingAlt
    storeBadge { ...StoreBadge }
  }
`;
