/** Light, dark and forced colours. */
import sharp from 'sharp';
import { expect, type Page, phone, test } from './support/test';

type Colour = [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

/** What is to be seen of a part of the window, pixel by pixel. */
const pixels = async (page: Page, clip: Box): Promise<Colour[]> => {
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index) => [...data.subarray(3 * index, 3 * index + 3)] as Colour);
};

/** WCAG 2.2, relative luminance and contrast ratio */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Colour, other: Colour) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const highest = (colours: Colour[]) => {
  const sorted = colours.toSorted((one, other) => luminance(one) - luminance(other));
  return contrast(sorted[0] ?? [0, 0, 0], sorted.at(-1) ?? [0, 0, 0]);
};
const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a drawing shows its form for this scheme', async ({ page }) => {
      await page.goto('/');
      const both = page.locator('main picture:has(source[media*="color-scheme"]) img');
      expect(await both.count()).toBeGreaterThan(0);
      for (const image of await both.all()) {
        await image.scrollIntoViewIfNeeded();
        const source = () => image.evaluate((one: HTMLImageElement) => one.currentSrc.endsWith('#dark'));
        await expect.poll(source).toBe(colorScheme === 'dark');
      }
    });

    test('the words of every open answer stand out from its paper (4.5:1)', async ({ page, site }) => {
      await page.goto(site.help[0]?.path ?? '');
      for (const summary of await page.locator('#faq summary').all()) await summary.press('Enter');
      const pairs = await page.locator('#faq details[open]').evaluateAll((answers) =>
        answers.flatMap((answer) => {
          const paper = getComputedStyle(answer.parentElement as Element, '::before').backgroundColor;
          return Array.from(answer.querySelectorAll('p, li, strong, a'), (one) => [getComputedStyle(one).color, paper]);
        }),
      );
      const parse = (colour = '') => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number) as Colour;
      expect(new Set(pairs.map(([, paper]) => paper)).size, 'papers').toBeGreaterThan(1);
      expect(pairs.filter(([ink, paper]) => contrast(parse(ink), parse(paper)) < 4.5)).toEqual([]);
    });

    // WCAG 2.2, 1.4.11
    test('the search field has an edge that one sees (3:1)', async ({ page, site }) => {
      await page.goto(site.help[0]?.path ?? '');
      const { x, y, width, height } = await boxOf(page, 'form[role=search] div');
      for (const edge of [
        { x: x - 8, y: y + height / 2, width: 20, height: 1 },
        { x: x + width / 3, y: y - 8, width: 1, height: 20 },
      ]) {
        const seen = await pixels(page, edge);
        expect(Math.max(...seen.map((colour) => contrast(colour, seen[0] ?? colour)))).toBeGreaterThanOrEqual(3);
      }
    });

    test.describe('on a touch screen', () => {
      test.use({ viewport: phone, isMobile: true, hasTouch: true });

      test('the link of a legal section is one that one sees (3:1)', async ({ page, site }) => {
        await page.goto(site.legal[0]?.address ?? '');
        expect(highest(await pixels(page, await boxOf(page, 'main :is(h2, h3) + a')))).toBeGreaterThan(3);
      });
    });

    test.describe('with forced colours', () => {
      test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

      test('found words are marked and can be read (4.5:1), and a camera can read the code', async ({ page, site }) => {
        const question = site.help[0]?.faq.groups[0]?.items[0]?.question ?? '';
        await page.goto(`${site.help[0]?.path}?${new URLSearchParams({ q: question })}`);
        await expect(page.locator('mark').first()).toBeVisible();
        const { x, y, width, height } = await boxOf(page, 'mark');
        const inside = await pixels(page, { x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
        expect(highest(inside)).toBeGreaterThan(4.5);
        await page.goto('/');
        const code = await boxOf(page, '#free-trial figure [role=img]');
        await page.waitForLoadState('networkidle');
        expect(highest(await pixels(page, code))).toBeGreaterThan(4.5);
        // The first module of a code is dark: a finder pattern stands in this corner.
        const [dark] = await pixels(page, code);
        for (const rim of await pixels(page, { x: code.x - 6, y: code.y, width: 3, height: 3 }))
          expect(contrast(rim, dark ?? rim)).toBeGreaterThan(4.5);
      });
    });
  });
}
