/**
 * The program that stands in each page in place of Gatsby's script tags. It is serialised with
 * `Function.prototype.toString`, so it may use nothing from outside itself.
 *
 * At the first sign that a visitor is about to interact (a pointer over, a press on, or the focus of
 * something interactive; scrolling is no such sign), or at once where the page asks for it, it loads
 * Gatsby's runtime and the styles of other pages, once. After a press it waits until the gesture is over and what
 * it opened has unfolded: already fetching would take the processor from the next paint.
 *
 * Source: scripts that are not async run in the order in which they are added, HTML Standard 4.12.1.
 */
export const loader = (globals: Record<string, unknown>, scripts: string[], styleSheet: string, atOnce?: boolean) => {
  const signs = ['pointerover', 'pointerdown', 'focusin'];
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  const load = () => {
    if (scripts.length === 0) return;
    Object.assign(window, globals);
    add('link', { rel: 'stylesheet', href: styleSheet });
    // Browsers fetch it as soon as they see it, before what the page itself needs.
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    // Taken out of the list, so that a second call finds none.
    for (const src of scripts.splice(0)) add('script', { src, async: false });
  };

  // Longer than the menu takes to unfold (header.module.scss).
  const loadSoon = () => setTimeout(load, 200);

  const notice = (event: Event) => {
    if (!(event.target as Element).closest?.('a,button,input,summary')) return;
    for (const sign of signs) removeEventListener(sign, notice, true);
    // A finger's "over" is the beginning of its press.
    const { type, pointerType } = event as PointerEvent;
    if (type === 'focusin') loadSoon();
    else if (type === 'pointerover' && !/touch|pen/.test(pointerType)) load();
    else {
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, loadSoon, { once: true });
      // A press may end outside of the window.
      setTimeout(load, 1000);
    }
  };

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  if (atOnce) load();
};
