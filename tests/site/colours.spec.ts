/** The light and the dark theme. */
import sharp from 'sharp';
import { type Colour, contrast } from '../contrast';
import { expect, openAnswers, test } from './helpers/test';

/** The colour of each pixel in a part of the page. */
const pixelsOf = async (screenshot: Buffer): Promise<Colour[]> => {
  const data = await sharp(screenshot).removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index) => [...data.subarray(3 * index, 3 * index + 3)]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a drawing shows its form for this theme', async ({ page }) => {
      await page.goto('/');
      const drawings = page.locator('picture:has(source[media*="color-scheme"]) img');
      for (const drawing of await drawings.filter({ visible: true }).all()) {
        await drawing.scrollIntoViewIfNeeded();
        const isDark = () => drawing.evaluate((image: HTMLImageElement) => image.currentSrc.endsWith('#dark'));
        await expect.poll(isDark).toBe(colorScheme === 'dark');
      }
    });

    // axe does not know the colour of an answer's paper, which is a pseudo-element.
    test('the text of every answer stands out from its paper (4.5:1)', async ({ page, site }) => {
      await page.goto(site.supportPages[0]?.path ?? '');
      await openAnswers(page);
      const pairs = await page.locator('#faq details').evaluateAll((answers) =>
        answers.flatMap((answer) => {
          const paper = getComputedStyle(answer.closest('section > div') as Element, '::before').backgroundColor;
          return Array.from(answer.querySelectorAll('p, li, strong, a'), (text) => [
            getComputedStyle(text).color,
            paper,
          ]);
        }),
      );
      const parse = (colour = '') => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      expect(new Set(pairs.map(([, paper]) => paper)).size, 'papers').toBeGreaterThan(1);
      expect(pairs.filter(([text, paper]) => contrast(parse(text), parse(paper)) < 4.5)).toEqual([]);
    });

    // WCAG 2.2, 1.4.11
    test('the edge of the search field can be seen (3:1)', async ({ page, site }) => {
      await page.goto(site.supportPages[0]?.path ?? '');
      const { left, top, width, height } = await page
        .getByRole('searchbox')
        .evaluate((field) => (field.parentElement as Element).getBoundingClientRect().toJSON());
      const leftEdge = { x: left - 8, y: top + height / 2, width: 20, height: 1 };
      const topEdge = { x: left + width / 3, y: top - 8, width: 1, height: 20 };
      for (const clip of [leftEdge, topEdge]) {
        const [outside = [0, 0, 0], ...others] = await pixelsOf(await page.screenshot({ clip }));
        expect(Math.max(...others.map((colour) => contrast(colour, outside)))).toBeGreaterThanOrEqual(3);
      }
    });
  });
}
