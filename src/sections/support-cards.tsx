import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';
import { mailLink } from '../page-helpers/mail-link';
import * as styles from './support-cards.module.scss';

type Props = {
  support: Queries.SupportCardsFragment;
  /** The URLs of the services that cards lead to; null while a service is not open. */
  services: Readonly<Record<string, string | null>>;
};

/** Four ways to get help. If a card's service is not open, the card says so and leads to the mail. */
export const SupportCards = ({ support, services }: Props) => (
  <section className={`screenOnly ${styles.section}`} aria-labelledby="cards-title">
    <h2 id="cards-title">{support.cardsTitle}</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
    <ul role="list" className={styles.cards}>
      {support.cards.map(({ title, text, illustration, service, button, unavailable }) => {
        const target = service ? services[service] : button.to;
        const offer = target
          ? { text, ...button, to: target }
          : unavailable && { text: unavailable.text, ...unavailable.button };
        return (
          <li key={title} className={`${styles.card} ${target ? '' : styles.unavailable}`.trim()}>
            <Picture file={illustration} className={styles.illustration} />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{offer?.text}</p>
            </div>
            {offer && (
              <SiteLink
                to={mailLink(offer.to, support.mailLines)}
                hrefLang={offer.hreflang}
                className={target ? styles.button : styles.link}
                aria-label={`${offer.label}, ${title}`}
              >
                {offer.label}
              </SiteLink>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);

export const query = graphql`
  fragment SupportCards on Support {
    cardsTitle
    cards {
      title text
      illustration { ...Picture }
      service
      button { label to hreflang }
      unavailable { text button { ...SiteLink } }
    }
    mailLines
  }
`;
