import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { allPaths, expect, phone, test } from './support/test';

for (const path of allPaths()) {
  test(`pictures on ${path} keep their place, and wait until they are needed`, async ({ page }) => {
    await page.goto(path);
    const images = await page.locator('img').evaluateAll((all) =>
      all.map((image) => ({
        src: image.getAttribute('src'),
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        alt: image.getAttribute('alt'),
        loading: image.getAttribute('loading'),
        isFirstScreen: image.getBoundingClientRect().top < innerHeight,
      })),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const { src, width, height, alt, loading, isFirstScreen } of images) {
      expect.soft(width, `width of ${src}`).toBeGreaterThan(0);
      expect.soft(height, `height of ${src}`).toBeGreaterThan(0);
      expect.soft(alt, `alternative text of ${src}`).not.toBeNull();
      if (!isFirstScreen) expect.soft(loading, `loading of ${src}`).toBe('lazy');
    }
  });
}

/** What the page fetched, each after what made it do so: a link, an img, a style sheet. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ initiatorType, name }) => `${initiatorType} ${name}`,
    ),
  );

test('the hero is eager, and preloaded where it is the largest thing painted', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('img', { name: contentOf('Hero').screenshot.alt });
  await expect(hero).toHaveAttribute('loading', 'eager');
  const chosen = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await fetched(page)).filter((entry) => entry.endsWith(chosen))).toEqual([`link ${chosen}`]);
});

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
