/** Titles keep their words whole: where a word is too long for its line, its letters get smaller. */
import { chromiumLaunchOptions } from '../../scripts/chromium';
import { allPaths, expect, test } from './support/test';

/** The words of a page's titles, their marks included, that stand on more than one line. A line may end after a hyphen. */
const brokenWords = (titles: string) =>
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

const widths = [320, 360, 390, 480, 640, 700, 768, 844, 1024, 1060, 1180, 1280, 1920];

for (const path of allPaths()) {
  test(`${path} keeps the words of its titles whole`, async ({ page }) => {
    await page.goto(path);
    const broken: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.evaluate(brokenWords, 'h1, h2, h3');
      if (words.length > 0) broken[width] = words;
    }
    expect(broken).toEqual({});
  });
}

/** As readers set it who need it (WCAG 2.2, 1.4.4); Chromium calls these sizes large and very large. */
for (const letters of [20, 24]) {
  test(`the largest titles keep their words whole on phones whose letters have ${letters} px`, async ({
    playwright,
    baseURL,
  }) => {
    const options = await chromiumLaunchOptions();
    const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
    const browser = await playwright.chromium.launch({ ...options, args });
    const page = await browser.newPage({ baseURL });
    for (const path of allPaths()) {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect(await page.evaluate(brokenWords, 'h1, h2'), `${path} at ${width} px`).toEqual([]);
      }
    }
    await browser.close();
  });
}
