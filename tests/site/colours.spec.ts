/** The light and the dark theme. */
import { contrast } from '../contrast';
import { expect, openAnswers, test } from './helpers/test';

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
  });
}
