/**
 * The program that stands in each page in place of Gatsby's script tags. It is serialised with
 * `Function.prototype.toString`, so it may use nothing from outside itself.
 *
 * At the first sign that a visitor is about to interact (a pointer over, a press on, or the focus of
 * something interactive; scrolling is no such sign), or at once where the page asks for it, it fetches
 * Gatsby's runtime and the styles of other pages. It puts them to use once, in order, when the gesture is over and
 * its result is on the screen: a press that opens the menu never waits for React, nor for new rules to be matched.
 *
 * Sources: preload, HTML Standard 4.6.7.18; scripts that are not async run in the order in which they
 * are added, HTML Standard 4.12.1; a task queued from an animation frame runs after that frame is
 * painted, https://web.dev/articles/optimize-inp.
 */
export const loader = (globals: Record<string, unknown>, scripts: string[], styleSheet: string, atOnce?: boolean) => {
  const signs = ['pointerover', 'pointerdown', 'focusin'];
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  const fetchRuntime = () => {
    for (const sign of signs) removeEventListener(sign, notice, true);
    Object.assign(window, globals);
    add('link', { rel: 'preload', as: 'style', href: styleSheet });
    // Browsers fetch it as soon as they see it, before what the page itself needs.
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    for (const href of scripts) add('link', { rel: 'preload', as: 'script', href });
  };

  const run = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (scripts.length > 0) add('link', { rel: 'stylesheet', href: styleSheet });
        // Taken out of the list, so that a second call finds none.
        for (const src of scripts.splice(0)) add('script', { src, async: false });
      }),
    );

  const notice = (event: Event) => {
    if (!(event.target as Element).closest?.('a,button,input,summary')) return;
    fetchRuntime();
    // A finger's "over" is the beginning of its press.
    const { type, pointerType } = event as PointerEvent;
    if (type === 'focusin' || (type === 'pointerover' && !/touch|pen/.test(pointerType))) {
      run();
      return;
    }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, run, { once: true });
    // A press may end outside of the window.
    setTimeout(run, 1000);
  };

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  if (atOnce) {
    fetchRuntime();
    run();
  }
};
