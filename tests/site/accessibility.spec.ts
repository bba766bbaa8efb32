import { violations } from './support/axe';
import { contentOf, pageMeta } from './support/content';
import { allPaths, expect, laptop, missingPath, phone, test } from './support/test';

/** A page of each language, and the page for what is missing. */
const menus = [...new Map(pageMeta().map((page) => [page.lang, page])).values(), { path: missingPath, lang: 'fr' }];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({ phone, laptop })) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of allPaths()) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }

  test.describe(`${colorScheme}, phone, menu open`, () => {
    test.use({ colorScheme, viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path, lang } of menus) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: contentOf('Interface', lang).menu, exact: true }).click();
        const { label } = contentOf('Navigation', lang).header;
        await expect(page.getByRole('navigation', { name: label, exact: true })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
