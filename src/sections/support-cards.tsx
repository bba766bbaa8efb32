import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';
import { mailLink } from '../page-helpers/mail-link';
import * as styles from './support-cards.module.scss';

type Props = { support: Queries.SupportCardsFragment };

/** The ways to get help: the first two on cards, the others as notes below. */
export const SupportCards = ({ support }: Props) => (
  <section className={`screenOnly ${styles.section}`}>
    <h2>{support.cardsTitle}</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: for WebKit, items that are grids make no list */}
    <ul role="list" className={styles.cards}>
      {support.cards.map(({ title, text, illustration, button }, index) => (
        <li key={title} className={index < 2 ? styles.card : styles.note}>
          <Picture file={illustration} className={styles.illustration} />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>{' '}
            <SiteLink
              to={mailLink(button.to, support.mailLines)}
              hrefLang={button.hreflang}
              className={index < 2 ? styles.button : styles.link}
              aria-label={`${button.label}, ${title}`}
            >
              {button.label}
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

export const query = graphql`
  fragment SupportCards on Support {
    cardsTitle
    cards { title text illustration { ...Picture } button { ...SiteLink } }
    mailLines
  }
`;
