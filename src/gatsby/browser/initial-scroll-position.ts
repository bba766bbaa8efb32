/**
 * Gatsby notes a visitor's place when the page scrolls. Whoever scrolled before React took the page
 * over may not scroll again before leaving, and would come "back" to the top.
 */
export const onInitialClientRender = (): void => {
  window.dispatchEvent(new Event('scroll'));
};
