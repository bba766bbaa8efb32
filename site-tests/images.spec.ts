import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { allPaths, expect, laptop, phone, test } from './support/test';

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

test('screenshots come as AVIF, else WebP, in several sizes', async ({ page }) => {
  await page.goto('/');
  const pictures = await page.locator('picture').evaluateAll((all) =>
    all.map((picture) => ({
      types: Array.from(picture.querySelectorAll('source'), (source) => source.type),
      fallback: picture.querySelector('img')?.getAttribute('src'),
      candidates: Array.from(picture.querySelectorAll<HTMLElement>('[srcset]'), (element) => ({
        sizes: element.getAttribute('sizes'),
        count: element.getAttribute('srcset')?.split(',').length ?? 0,
      })),
    })),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const { types, fallback, candidates } of pictures) {
    expect(types[0]).toBe('image/avif');
    expect([...types, fallback]).toContainEqual(expect.stringMatching(/webp/));
    for (const { sizes, count } of candidates) {
      expect(sizes).toBeTruthy();
      expect(count).toBeGreaterThan(3);
    }
  }
});

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
  expect(chosen).toMatch(/\.avif$/);
  expect((await fetched(page)).filter((entry) => entry.endsWith(chosen))).toEqual([`link ${chosen}`]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('no picture is preloaded: the headline is the largest thing painted', async ({ page }) => {
    await page.goto('/');
    expect((await fetched(page)).filter((entry) => /^link .*avif$/.test(entry))).toEqual([]);
  });

  test('pictures further down are not fetched beside the fonts, and move nothing when they come', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const begun = await page
      .getByRole('region', { name: contentOf('Features').title })
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc !== ''));
    expect(begun.filter(Boolean).length).toBeLessThan(begun.length / 2);

    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let y = 0; y < before; y += phone.height) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForLoadState('networkidle');
    }
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(4);
  });
});

for (const deviceScaleFactor of [1, 2, 3]) {
  for (const width of [320, phone.width, 768, laptop.width, 1920]) {
    test.describe(`${width} px at ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      test('screenshots are sharp, and at most 1.5 times as large as they are shown', async ({ page }) => {
        await page.goto('/');
        for (const image of await page.locator('picture img').filter({ visible: true }).all()) {
          await image.scrollIntoViewIfNeeded();
          await expect
            .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
            .toBeTruthy();
          const { chosen, shown, src, largest } = await image.evaluate((img: HTMLImageElement) => {
            const set = img.parentElement?.querySelector('source')?.srcset ?? '';
            const widths = Array.from(set.matchAll(/(\S+) (\d+)w/g), ([, url = '', w]) => ({ url, w: Number(w) }));
            return {
              src: img.currentSrc,
              chosen: widths.find(({ url }) => img.currentSrc.endsWith(url))?.w ?? 0,
              largest: Math.max(...widths.map(({ w }) => w)),
              // Before any rotation or other transform.
              shown: img.offsetWidth * devicePixelRatio,
            };
          });
          expect.soft(chosen / shown, `${src}: ${chosen} px chosen for ${shown}`).toBeLessThanOrEqual(1.5);
          expect
            .soft(chosen, `${src}: ${chosen} px chosen for ${shown}`)
            .toBeGreaterThanOrEqual(Math.min(largest, shown * 0.8));
        }
      });
    });
  }
}
