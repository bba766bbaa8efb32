import type { GatsbyBrowser } from 'gatsby';

/**
 * Another address within the site closes the menu. Gatsby's router changes the address without the event
 * that page-helpers wait for.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  dispatchEvent(new HashChangeEvent('hashchange'));
  const answer = document.getElementById(location.hash.slice(1))?.closest('details');
  answer?.querySelector('summary')?.focus({ preventScroll: true });
};
