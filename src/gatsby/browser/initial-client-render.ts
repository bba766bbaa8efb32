import { followProseLinks } from './prose-links';

/** What waits until React has taken the page over. */
export const onInitialClientRender = (): void => {
  // Before it, Gatsby's router changes the address and nothing else.
  followProseLinks();
  // Gatsby notes a visitor's place when the page scrolls. Whoever scrolled before React took the page
  // over may not scroll again before leaving, and would come "back" to the top.
  window.dispatchEvent(new Event('scroll'));
};
