/** Where things stand in windows of any width, and with a reader's own settings. */
import { expect, onEachPage, openAnswers, test } from './support/test';

/* The functions below run in the page. */

/** How many pixels the page can be scrolled sideways. */
const sidewaysScroll = (): number => {
  scrollTo({ left: 10_000, behavior: 'instant' });
  const scrolled = Math.round(scrollX);
  scrollTo({ left: 0, behavior: 'instant' });
  return Math.max(scrolled, document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

/** The texts that reach out of the window at its side. A picture may. */
const cutOffTexts = (): string[] => {
  const isCutOff = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Array.from(range.getClientRects()).some(({ left, right }) => left < -1 || right > innerWidth + 1);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    if (!textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    // A clipped element, such as the skip link before it has the focus, is hidden from sight.
    if (element.closest('script, style, svg') || getComputedStyle(element).clipPath !== 'none') continue;
    if (isCutOff(texts.currentNode)) found.push(textContent.trim());
  }
  return found;
};

/** The words of titles that stand on more than one line. A line may end after a hyphen. */
const brokenWords = (): string[] => {
  const found: string[] = [];
  for (const title of document.querySelectorAll('h1, h2, h3')) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
  }
  return found;
};

/** The texts of the landing page that lie on a picture. */
const coveredTexts = (): (string | null)[] =>
  Array.from(document.querySelectorAll('main > section:first-child, #testimonials li, #features li')).flatMap(
    (part) => {
      const pictures = Array.from(part.querySelectorAll('img'))
        .filter((image) => image.checkVisibility())
        .map((image) => image.getBoundingClientRect());
      const isCovered = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Array.from(range.getClientRects()).some((line) =>
          pictures.some(
            (picture) =>
              line.left < picture.right &&
              line.right > picture.left &&
              line.top < picture.bottom &&
              line.bottom > picture.top,
          ),
        );
      };
      return Array.from(part.querySelectorAll('h1, h3, p, a, label > span, figcaption'))
        .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
        .filter(isCovered)
        .map(({ textContent }) => textContent);
    },
  );

/** Whether the word on the menu's button lies within the window and the header. */
const isMenuWordWhole = (): boolean => {
  const word = document.createRange();
  word.selectNodeContents(document.querySelector('header button')?.firstChild as Node);
  const { right, bottom } = word.getBoundingClientRect();
  return right <= innerWidth && bottom <= (document.querySelector('header') as Element).getBoundingClientRect().bottom;
};

test.describe('texts are whole and in sight, and nothing scrolls sideways,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** What a reader may set, and the widths at which it is tried. */
  const settings: { name: string; styles: string; widths: number[] }[] = [
    // The least width stands for 1280 px at 400 % (WCAG 2.2, 1.4.10).
    { name: 'none', styles: 'html {}', widths: [320, 480, 640, 768, 1024, 1280, 1920] },
    // WCAG 2.2, 1.4.4, in a window in which a phone's width of such characters fits
    { name: 'large characters', styles: 'html { font-size: 200% !important }', widths: [320, 390, 640] },
    // WCAG 2.2, 1.4.12
    {
      name: 'spacing',
      styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      widths: [320, 1024],
    },
  ];

  test('at any width, with characters twice as large and with a reader’s own spacing', async ({ page, site }) => {
    const search = `${site.help[0]?.path}?q=${'a'.repeat(60)}`;
    const look = async (path: string) => {
      if (path === search) await expect(page.getByRole('status')).not.toBeEmpty();
      await openAnswers(page);
      for (const { name, styles, widths } of settings) {
        const style = await page.addStyleTag({ content: styles });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const at = `${path} at ${width} px, settings: ${name}`;
          expect.soft(await page.evaluate(sidewaysScroll), at).toBe(0);
          expect.soft(await page.evaluate(cutOffTexts), at).toEqual([]);
          if (name === 'none' && path !== search) expect.soft(await page.evaluate(brokenWords), at).toEqual([]);
          if (name === 'none') expect.soft(await page.evaluate(coveredTexts), at).toEqual([]);
          if (width < 640) expect.soft(await page.evaluate(isMenuWordWhole), at).toBe(true);
        }
        await style.evaluate((element) => (element as Element).remove());
      }
    };
    await onEachPage({ page, site }, look, [...site.paths, search]);
  });
});
