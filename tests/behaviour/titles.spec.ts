/** Titles keep their words whole: where a word is too long for its line, its letters get smaller. */
import type { Page, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test';
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

/** Phones on their side, as wide and as high as their screens without the browser's bars, and a desktop's window. */
const lowScreens = [
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1280, height: 600 },
];

for (const path of allPaths()) {
  // But the offer's, which is a poster.
  test(`no title of ${path} is larger than its first on low screens`, async ({ page }) => {
    await page.goto(path);
    for (const screen of lowScreens) {
      await page.setViewportSize(screen);
      const [first = 0, ...others] = await page.evaluate(() =>
        Array.from(document.querySelectorAll(':is(h1, h2, h3):not(#free-trial *)'), (title) =>
          Number.parseFloat(getComputedStyle(title).fontSize),
        ),
      );
      expect(first, JSON.stringify(screen)).toBeGreaterThanOrEqual(Math.max(...others));
    }
  });
}

/**
 * The site on phones of two widths whose letters have a size of their own, as readers set it who need it (WCAG 2.2, 1.4.4);
 * Chromium calls 20 px large and 24 px very large.
 */
const onPhonesWithLetters = async (
  letters: number,
  {
    playwright,
    baseURL,
  }: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs & PlaywrightTestOptions, 'playwright' | 'baseURL'>,
  look: (page: Page, place: string) => Promise<void>,
) => {
  const options = await chromiumLaunchOptions();
  const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
  const browser = await playwright.chromium.launch({ ...options, args });
  const page = await browser.newPage({ baseURL });
  for (const path of allPaths()) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await look(page, `${path} at ${width} px`);
    }
  }
  await browser.close();
};

for (const letters of [20, 24]) {
  test(`the largest titles keep their words whole on phones whose letters have ${letters} px`, async ({
    playwright,
    baseURL,
  }) => {
    await onPhonesWithLetters(letters, { playwright, baseURL }, async (page, place) => {
      expect(await page.evaluate(brokenWords, 'h1, h2'), place).toEqual([]);
    });
  });
}

/** The widest names and words of the menu's button that the check takes, and those of the site itself. */
const headers = [
  { name: undefined, word: undefined },
  { name: 'Marmeladomania Gourmandes Vies', word: 'Notre menu principal' },
  { name: 'MARMELADOM Gourmandemania', word: 'INHALTSVERZEICHNISSE' },
];

/** What of the header is cut off or covered; the button's word may be out of sight as a whole. */
const cutOffInHeader = ({ name, word }: { name?: string; word?: string }) => {
  const home = document.querySelector('header a:first-child span');
  const button = document.querySelector('header button');
  const icon = button?.querySelector('svg');
  if (!home || !button?.firstChild || !icon) return ['the header has no name or no button'];
  home.textContent = name ?? home.textContent;
  button.firstChild.textContent = word ?? button.firstChild.textContent;
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects());
  };
  const box = button.getBoundingClientRect();
  const { left, right } = icon.getBoundingClientRect();
  const lines = linesOf(button.firstChild);
  return [
    linesOf(home).every((line) => line.left >= 0 && line.right <= box.left) ? [] : ['the name'],
    left >= box.left && right <= Math.min(box.right, innerWidth) && right - left >= 24 ? [] : ['the icon'],
    lines.every((line) => line.top >= box.bottom) || lines.every((line) => line.left >= box.left && line.right <= left)
      ? []
      : ['the word'],
  ].flat();
};

for (const letters of [16, 20, 24, 32]) {
  test(`the name and the menu's button are whole on phones whose letters have ${letters} px`, async ({
    playwright,
    baseURL,
  }) => {
    await onPhonesWithLetters(letters, { playwright, baseURL }, async (page, place) => {
      for (const header of headers)
        expect(await page.evaluate(cutOffInHeader, header), `${header.name} on ${place}`).toEqual([]);
    });
  });
}

test("the menu's button shows its word beside a short name", async ({ playwright, baseURL }) => {
  await onPhonesWithLetters(20, { playwright, baseURL }, async (page, place) => {
    // Short in whatever letters the first visit shows.
    await page.evaluate(cutOffInHeader, { name: 'Olive', word: 'Menu' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const isSeen = await button.evaluate((element) => {
      const { firstChild } = element;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      if (firstChild) range.selectNodeContents(firstChild);
      const { top, bottom, width } = range.getBoundingClientRect();
      return width > 0 && top >= box.top && bottom <= box.bottom;
    });
    expect(isSeen, place).toBe(true);
  });
});
