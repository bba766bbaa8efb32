/** What a first visit over a slow connection shows: the pages in fonts that the device has. */
import type { Browser, Page } from '@playwright/test';
import { browserWithFonts, fontFolders, missingFonts } from './support/debian-fonts';
import { allPaths, expect, laptop, phone, test } from './support/test';

/** The page's height, in how many lines its headline is set, and the @font-face rules that are loaded. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') as Element);
    const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
    const faces = Array.from(document.fonts).filter(({ status }) => status === 'loaded');
    return {
      height: document.documentElement.scrollHeight,
      lines: new Set(bottoms).size,
      faces: faces.map(({ family }) => family),
    };
  });

/** Whether the headline and the running text are set in web fonts, rather than in those of the device. */
const showsWebFonts = async (page: Page): Promise<boolean[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const shown: boolean[] = [];
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    shown.push(fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont));
  }
  return shown;
};

type Layout = Awaited<ReturnType<typeof layout>>;

/** The page in its own fonts. */
const inOwnFonts = async (page: Page, path: string): Promise<Layout> => {
  await page.goto(path);
  // A font that came too late for the first visit is there for the second.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  return layout(page);
};

/**
 * The open page where its headline breaks into another number of lines as soon as its letters are 3 %
 * narrower or wider: words that fill a line to the last pixel break by chance.
 */
const onTheEdge = async (page: Page, own: Layout): Promise<Layout[]> => {
  const found: Layout[] = [];
  for (const spacing of ['-0.015em', '0.015em']) {
    await page.locator('h1').evaluate((headline, value) => {
      headline.style.letterSpacing = value;
    }, spacing);
    found.push(await layout(page));
  }
  return found.filter(({ lines }) => lines !== own.lines);
};

for (const name of Object.keys(fontFolders) as (keyof typeof fontFolders)[]) {
  test.describe(name, () => {
    const missing = missingFonts(name);
    test.skip(Boolean(missing) && process.env.ENGINES !== 'all', missing);

    let browser: Browser;
    let close: () => Promise<void>;
    test.beforeAll(async () => {
      if (missing) throw new Error(missing);
      ({ browser, close } = await browserWithFonts(name));
    });
    test.afterAll(() => close?.());

    for (const path of allPaths()) {
      for (const viewport of [phone, laptop]) {
        test(`${path} is as high without its own fonts at ${viewport.width} px, its headline in as many lines`, async ({
          baseURL,
        }) => {
          const context = await browser.newContext({ baseURL, viewport });
          const page = await context.newPage();
          const own = await inOwnFonts(page, path);
          const ownShown = await showsWebFonts(page);
          const accepted = [own, ...(await onTheEdge(page, own))];

          await page.route('**/*.woff2', (route) => route.abort());
          await page.goto(path);
          const { height, lines, faces } = await layout(page);
          const shown = await showsWebFonts(page);
          await context.close();

          expect(ownShown).toEqual([true, true]);
          expect(shown).toEqual([false, false]);
          // One matched face each for titles and texts.
          expect(faces).toHaveLength(2);
          expect(accepted.map((one) => one.lines)).toContain(lines);
          const reference = accepted.find((one) => one.lines === lines)?.height ?? 0;
          expect(Math.abs(height / reference - 1), `${height} px against ${reference} px`).toBeLessThanOrEqual(0.02);
        });
      }
    }
  });
}
