/* What tests ask of a page. Each function runs in the page, so it uses nothing from outside itself. */

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (): number => {
  scrollTo({ left: 10_000, behavior: 'instant' });
  const scrolled = Math.round(scrollX);
  scrollTo({ left: 0, behavior: 'instant' });
  return Math.max(scrolled, document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

/** The texts that reach out of the window at its side, by their words. A picture may bleed off the page. */
export const cutOffTexts = (): string[] =>
  Array.from(document.querySelectorAll('h1, h2, h3, h4, p, pre, li, a, button, label, dt, dd, figcaption'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
    .filter((element) => {
      // What is out of sight for everyone, such as the skip link until it has the focus.
      if (getComputedStyle(element).clipPath !== 'none') return false;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const boxes = Array.from(range.getClientRects());
        if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) return true;
      }
      return false;
    })
    .map((element) => element.textContent?.trim().slice(0, 60) ?? '');

/** The words of a page's titles that stand on more than one line. A line may end after a hyphen. */
export const brokenWords = (titles: string): string[] =>
  Array.from(document.querySelectorAll(titles), (title) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) words.push(word);
      }
    }
    return words;
  }).flat();

/** As browsers translate a page: the words of each text go into <font> elements. */
export const translate = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement?.closest('script, style')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data.replace(/\p{L}+/gu, (word) => `${word}o`);
    outer.append(inner);
    node.replaceWith(outer);
  }
  document.documentElement.lang = 'eo';
  document.documentElement.classList.add('translated-ltr');
};
