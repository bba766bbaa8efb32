import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import * as styles from './header.module.scss';
import { Illustration } from './illustration';
import { Logo } from './logo';
import { SiteLink } from './site-link';
import { StoreBadge } from './store-badge';

type Props = {
  name: string;
  storeUrl: string;
  words: Queries.HeaderWordsFragment;
  navigation: Queries.HeaderFragment['header'];
};

/**
 * The fixed header. On small screens its links are a native popover: it opens, closes on Escape and
 * gives the focus back without any script. React adds an explicit `aria-expanded`; page-helpers
 * close it on the choice of a link, and when the focus goes on to the page behind it.
 */
export const Header = ({ name, storeUrl, words, navigation }: Props) => {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    // The menu may have been opened before React took the page over.
    setOpen(menu.current?.matches(':popover-open') ?? false);
    // On wide screens the links stand in the bar: an open menu would lie over the page, without them.
    const wide = matchMedia('(min-width: 64rem)');
    const close = () => menu.current?.hidePopover();
    if (wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo name={name} label={words.homeLabel} />
        <button type="button" className={styles.toggle} popoverTarget={menuId} aria-expanded={open}>
          {words.menu}
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className={styles.upper} d="M2.5 7.2l19-.9v2.6l-19 .6z" />
            <path className={styles.lower} d="M2.5 14.7l19 .5v2.6l-19-.9z" />
          </svg>
        </button>
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          className={styles.menu}
          aria-label={navigation.label}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <div className={styles.sheet}>
            <ul className={styles.links}>
              {navigation.links.map(({ label, to, hreflang }) => (
                <li key={to}>
                  <SiteLink to={to} hrefLang={hreflang} className={styles.link}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <StoreBadge className={styles.badge} href={storeUrl} words={words.storeBadge} />
            <Illustration file={navigation.illustration} className={styles.branch} />
          </div>
        </nav>
      </div>
    </header>
  );
};

export const query = graphql`
  fragment HeaderWords on Interface {
    homeLabel
    menu
    storeBadge {
      ...StoreBadge
    }
  }

  fragment Header on Navigation {
    header {
      label
      links {
        label
        to
        hreflang
      }
      illustration {
        ...Illustration
      }
    }
  }
`;
