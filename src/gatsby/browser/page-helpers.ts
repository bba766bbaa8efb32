/*
 * What a page does until it is hydrated, and goes on doing after. Each function is serialised into the
 * pages that need it, so it may use nothing from outside itself.
 */

/** A key that a field names as its shortcut leads to it. */
export const focusByShortcut = () => {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts=${JSON.stringify(event.key)}]`);
    if (!field || field === document.activeElement) return;
    event.preventDefault();
    field.focus();
  });
};

/** Browsers open the disclosure around an address's target by themselves, but not all of them yet. */
export const revealTarget = () => {
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    const disclosure = target?.closest('details');
    if (!target || !disclosure || disclosure.open) return;
    disclosure.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
};

/** An address with a question in it was made by a search, and asks for its answers. */
export const hasQuestion = () => new URLSearchParams(location.search).has('q');
