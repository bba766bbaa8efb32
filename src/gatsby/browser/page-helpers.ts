/*
 * What a page does before it is hydrated and goes on doing after, wherever its visitor navigates. Each
 * function is serialised into the pages that need it, so it may use nothing from outside itself; and all but
 * `takeQuestion` run again when Gatsby's runtime starts, for the pages to come, so a second run must change nothing.
 */

/**
 * Browsers open the disclosure around an address's target by themselves, but not all of them yet.
 * @param isSecond whether the page has seen to its own address before: its visitor may have closed the answer since
 */
export const revealTarget = (isSecond?: boolean) => {
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    const disclosure = target?.closest('details');
    if (!target || !disclosure || disclosure.open) return;
    disclosure.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  if (!isSecond) reveal();
};

/** On paper every answer is open: the style sheet sees to it, but not all browsers can (::details-content). */
export const openOnPaper = () => {
  addEventListener('beforeprint', () => {
    for (const closed of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      closed.open = true;
      addEventListener('afterprint', () => closed.removeAttribute('open'), { once: true });
    }
  });
};

/**
 * A link chosen in an open menu closes it, and so do the focus that goes on behind it and a press there, which Safari
 * does not heed before iOS 18.3 (WebKit bug 267688).
 */
export const closeMenu = () => {
  for (const [event, place] of Object.entries({ click: 'a', focusin: 'main,footer', pointerdown: 'main,footer' })) {
    addEventListener(event, ({ target }) => {
      if ((target as Element).closest(place)) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    });
  }
};

/**
 * An address with a question in it was made by a search, and asks for its answers: returns whether it has one. The
 * question stands in the field again, whether or not the search's scripts arrive.
 * @param name what the question is called in the address, and the field in the page
 */
export const takeQuestion = (name: string) => {
  const question = new URLSearchParams(location.search).get(name);
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field && question) field.value = question;
  return question !== null;
};
