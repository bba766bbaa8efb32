/** The layout in windows of any width, and with a reader's own settings. */
import { expect, onEachPage, openAnswers, test } from './helpers/test';

/** How many pixels the page can be scrolled sideways. Runs in the page. */
const sidewaysScroll = (): number => {
  scrollTo({ left: 10_000, behavior: 'instant' });
  const scrolled = Math.round(scrollX);
  scrollTo({ left: 0, behavior: 'instant' });
  return Math.max(scrolled, document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

/** Finds texts that are cut off at a side or covered by a picture, and broken words in headings and in the header. Runs in the page. */
const problemsOfTexts = () => {
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const linesOf = (text: Node, start = 0, end = text.textContent?.length ?? 0) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return Array.from(range.getClientRects());
  };
  const pictures = Array.from(document.images)
    .filter((image) => isShown(image) && image.closest('main > section:first-child, #testimonials li, #features li'))
    .map((image) => ({ part: image.closest('section, li'), box: image.getBoundingClientRect() }));

  const cutOff: string[] = [];
  const covered: string[] = [];
  const brokenWords: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { parentElement: element, textContent: content } = text;
    if (!content?.trim() || !element || !isShown(element) || element.closest('script, style, svg')) continue;
    // A clipped element, such as the skip link before it has the focus, is hidden from sight.
    if (element.closest('a[href="#content"]') || getComputedStyle(element).clipPath !== 'none') continue;
    const lines = linesOf(text);
    const room = element.closest('#features li, html')?.getBoundingClientRect() ?? new DOMRect();
    if (lines.some(({ left, right }) => left < room.left - 1 || right > room.right + 1)) cutOff.push(content);
    const isCovered = pictures
      // The names on the plate lie on their foods.
      .filter(({ part }) => part?.contains(element) && !element.closest('[aria-hidden]'))
      .some(({ box }) =>
        lines.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        ),
      );
    if (isCovered) covered.push(content);
    if (!element.closest('h1, h2, h3, header')) continue;
    // A line may end after a hyphen.
    for (const { 0: word, index } of content.matchAll(/[^\s-]+/g)) {
      const tops = linesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) brokenWords.push(word);
    }
  }
  return { cutOff, covered, brokenWords };
};

/** Settings of a reader, and the widths at which they are tested. */
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
    widths: [320, 768, 1024],
  },
];

test('texts are whole at any width, with characters twice as large and with more spacing', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const search = `${site.supportPages[0]?.path}?q=${'a'.repeat(60)}`;
  const look = async (path: string) => {
    if (path === search) await expect(page.getByRole('status')).not.toBeEmpty();
    await openAnswers(page);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    for (const { name, styles, widths } of settings) {
      const style = await page.addStyleTag({ content: styles });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const at = `${path} at ${width} px, settings: ${name}`;
        expect.soft(await page.evaluate(sidewaysScroll), at).toBe(0);
        const { cutOff, covered, brokenWords } = await page.evaluate(problemsOfTexts);
        expect.soft(cutOff, at).toEqual([]);
        if (name !== 'none') continue;
        expect.soft(covered, at).toEqual([]);
        // Longer words have no room in a line of the narrowest windows.
        expect
          .soft(
            brokenWords.filter((word) => word.length <= 14),
            at,
          )
          .toEqual([]);
      }
      await style.evaluate((element) => (element as Element).remove());
    }
  };
  await onEachPage({ page, site }, look, [...site.paths, search]);
});

// WCAG 2.2, 1.4.4. A page zoomed to 200 % has half as many CSS pixels.
test('titles grow with the zoom: never smaller, and twice as large at 400 %', async ({ page }) => {
  await page.goto('/');
  const sizesAt = async (zoom: number) => {
    await page.setViewportSize({ width: 1280 / zoom, height: 800 / zoom });
    return page
      .locator('h1, h2, h3')
      .evaluateAll(
        (titles, factor) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize) * factor),
        zoom,
      );
  };
  const sizes = await sizesAt(1);
  for (const [zoom, growth] of [
    [2, 1],
    [4, 2],
  ] as const)
    for (const [index, size] of (await sizesAt(zoom)).entries())
      expect(size, `title ${index + 1} at ${zoom * 100} %`).toBeGreaterThanOrEqual(growth * (sizes[index] ?? 0));
});
