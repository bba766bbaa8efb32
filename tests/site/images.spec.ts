import { allPaths, expect, test } from './support/test';

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
    for (const { src, width, height, alt, loading, isFirstScreen } of images) {
      expect.soft(width, `width of ${src}`).toBeGreaterThan(0);
      expect.soft(height, `height of ${src}`).toBeGreaterThan(0);
      expect.soft(alt, `alternative text of ${src}`).not.toBeNull();
      if (!isFirstScreen) expect.soft(loading, `loading of ${src}`).toBe('lazy');
    }
  });
}
