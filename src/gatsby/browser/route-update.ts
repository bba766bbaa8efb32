import type { GatsbyBrowser } from 'gatsby';

/**
 * Another address within the site closes the menu, and gives the focus to what it leads to. Gatsby's router
 * changes the address without the event that page-helpers wait for.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  dispatchEvent(new HashChangeEvent('hashchange'));
  // After the next frame: Gatsby's router first gives the focus to the page as a whole.
  requestAnimationFrame(() => setTimeout(() => arriveAt(location.hash)));
};

/** Set here and not by an attribute, which each page's policy would have to allow. */
const heardOnly =
  'position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** Gives the focus to the question or the heading that a fragment leads to, and announces it, or else the page. */
const arriveAt = (hash: string) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const question = target?.closest('details')?.querySelector('summary');
  const heading = (target ?? document).querySelector<HTMLElement>('h1,h2,h3');
  // What takes the focus already, such as the page's content, which the skip link leads to, takes it itself.
  const place = question ?? (target?.hasAttribute('tabindex') ? target : target && (heading ?? target));
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  const name = question ? document.getElementById(question.getAttribute('aria-labelledby') ?? '') : (heading ?? target);
  const announcer = document.getElementById('gatsby-announcer');
  if (!announcer || !name) return;
  announcer.style.cssText = heardOnly;
  announcer.textContent = name.textContent;
};
