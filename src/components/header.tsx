import { graphql } from 'gatsby';
import { usePage } from '../page-helpers/page-context';
import * as styles from './header.module.scss';
import { Logo } from './logo';
import { Picture } from './picture';
import { SiteLink } from './site-link';

type Props = {
  name: string;
  storeUrl: string;
  messages: Queries.HeaderMessagesFragment;
  navigation: Queries.HeaderFragment;
};

/**
 * The fixed header. On small screens the links are in a native popover, which needs no script to open, to close on Escape
 * and to give the focus back. static/page.js closes the popover when a link is chosen, when the focus goes on to the page,
 * and when the window becomes so wide that the links are in the header's bar.
 */
export const Header = ({ name, storeUrl, messages, navigation: { header, contacts } }: Props) => {
  const page = usePage();
  /** True for a link to a block of the landing page, such as `/#support`, whose own link leads to the current page. */
  const isHere = (to: string) => contacts?.some(({ id, link }) => to === `/#${id}` && link.to === page.path);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className={styles.upperBar} d="M2.5 7.2l19-.9v2.6l-19 .6z" />
            <path className={styles.lowerBar} d="M2.5 14.7l19 .5v2.6l-19-.9z" />
          </svg>
          {messages.menu}
        </button>
        <Logo name={name} label={messages.homeLabel} />
        <nav id="menu" popover="auto" className={styles.menu} aria-label={header.label}>
          <ul className={styles.links}>
            {header.links.map(({ label, to, hreflang }) => (
              <li key={to}>
                <SiteLink to={isHere(to) ? page.path : to} hrefLang={hreflang} className={styles.link}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <Picture file={header.illustration} className={styles.branch} />
        </nav>
        <a className={styles.storeLink} href={storeUrl} aria-label={`${messages.storeBadge.get} ${name}`}>
          {messages.storeBadge.get}
        </a>
      </div>
    </header>
  );
};

export const query = graphql`
  fragment HeaderMessages on Interface { homeLabel menu storeBadge { get } }

  fragment Header on Navigation {
    header {
      label
      links { ...SiteLink }
      illustration { ...Picture }
    }
    contacts { id link { to } }
  }
`;
