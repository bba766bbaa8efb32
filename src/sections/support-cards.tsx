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

/** The ways to get help. A card whose service is not open says so, leads to the mail, and comes after the open ones. */
export const SupportCards = ({ support, services }: Props) => {
  const cards = support.cards.map((card) => {
    const target = card.service ? services[card.service] : card.button.to;
    const offer = target
      ? { text: card.text, ...card.button, to: target }
      : card.unavailable && { text: card.unavailable.text, ...card.unavailable.button };
    return { ...card, isOpen: Boolean(target), offer };
  });
  return (
    <section className={`screenOnly ${styles.section}`}>
      <h2>{support.cardsTitle}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
      <ul role="list" className={styles.cards}>
        {cards
          .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
          .map(({ title, illustration, isOpen, offer }) => (
            <li key={title} className={isOpen ? styles.card : styles.closed}>
              <Picture file={illustration} className={styles.illustration} />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{offer?.text}</p>{' '}
                {offer && (
                  <SiteLink
                    to={mailLink(offer.to, support.mailLines)}
                    hrefLang={offer.hreflang}
                    className={isOpen ? styles.button : styles.link}
                    aria-label={`${offer.label}, ${title}`}
                  >
                    {offer.label}
                  </SiteLink>
                )}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
};

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
