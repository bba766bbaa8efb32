import { contentOf } from './support/content';
import { expect, test } from './support/test';

for (const [colorScheme, shown] of [
  ['light', /\.svg$/],
  ['dark', /\.svg#dark$/],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a drawing with a form for dark pages shows it there alone', async ({ page }) => {
      await page.goto('/');
      const portrait = page.getByRole('img', { name: contentOf('Testimonials').items[0]?.alt, exact: true });
      await portrait.scrollIntoViewIfNeeded();
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(shown);
      // It stands where a drawing without such a form stands, and its sources take no room.
      const places = await portrait.evaluate((image) => {
        const around = image.closest('picture');
        return [around, ...(around?.querySelectorAll('source') ?? [])].map(
          (part) => part && getComputedStyle(part).display,
        );
      });
      expect(places).toEqual(['contents', 'none']);
    });
  });
}
