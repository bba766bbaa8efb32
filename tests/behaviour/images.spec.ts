import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { expect, phone, test } from './support/test';

/** What the page fetched, each after what made it do so: a link, an img, a style sheet. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ initiatorType, name }) => `${initiatorType} ${name}`,
    ),
  );

test('the hero is eager, and preloaded where it is the largest thing painted', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('img', { name: contentOf('Hero').screenshot.alt, exact: true });
  await expect(hero).not.toHaveAttribute('loading', 'lazy');
  const chosen = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await fetched(page)).filter((entry) => entry.endsWith(chosen))).toEqual([`link ${chosen}`]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where there is no page, in the ${colorScheme}`, () => {
    test.use({ viewport: phone, colorScheme });

    test('the picture is fetched before the fonts, and once', async ({ page }) => {
      await page.goto('/nope');
      const chosen = await page.locator('main img').evaluate((image: HTMLImageElement) => image.currentSrc);
      const entries = await fetched(page);
      const [file = ''] = chosen.split('#');
      expect(entries.filter((entry) => entry.includes(file))).toEqual([`link ${file}`]);
      expect(entries[0]).toBe(`link ${file}`);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('no picture is preloaded: the headline is the largest thing painted', async ({ page }) => {
    await page.goto('/');
    const pictures = /\.(avif|webp|png|jpe?g|svg)$/;
    expect((await fetched(page)).filter((entry) => entry.startsWith('link ') && pictures.test(entry))).toEqual([]);
  });

  test('pictures further down move nothing when they come', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let y = 0; y < before; y += phone.height) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForLoadState('networkidle');
    }
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(4);
  });
});
