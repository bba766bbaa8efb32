/** Pictures: each is there, keeps its place, and is no larger than it must be. */
import { expect, onEachPage, test } from './helpers/test';

test('each picture is shown, has a text, keeps its room and loads when it is needed', async ({ page, site }) => {
  await onEachPage({ page, site }, async () => {
    const images = await page.locator('img').evaluateAll((elements) =>
      Promise.all(
        (elements as HTMLImageElement[]).map(async (image) => {
          const isOnFirstScreen = image.getBoundingClientRect().top < innerHeight;
          const isLazy = image.loading === 'lazy';
          image.loading = 'eager';
          const isDecoded = await image.decode().then(
            () => true,
            () => false,
          );
          return {
            html: image.outerHTML.slice(0, 200),
            isDecoded,
            hasSize: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
            hasText: image.hasAttribute('alt'),
            loadsWhenNeeded: isLazy || isOnFirstScreen,
          };
        }),
      ),
    );
    expect(images.length).toBeGreaterThan(0);
    const problems = images.filter((image) => Object.values(image).includes(false));
    expect(problems).toEqual([]);
  });
});

test('screens come in a modern format, none much too large or too small', async ({ browser, baseURL }) => {
  for (const [density, widths] of [
    [1, [390, 768, 1280, 1920]],
    [2, [390, 768, 1280]],
    [3, [320, 430]],
  ] as const) {
    for (const width of widths) {
      // A new page has an empty cache: browsers prefer a larger picture that is in the cache.
      const page = await browser.newPage({ baseURL, deviceScaleFactor: density, viewport: { width, height: 844 } });
      await page.goto('/');
      const screens = await page.locator('img[srcset][sizes]:not([alt=""])').evaluateAll((all) =>
        Promise.all(
          (all as HTMLImageElement[]).map(async (image) => {
            image.loading = 'eager';
            await image.decode();
            const candidates = image.srcset.split(/,\s+/).map((candidate) => candidate.trim().split(' '));
            const chosen = candidates.find(([file = '']) => new URL(file, location.href).href === image.currentSrc);
            const largest = Math.max(...candidates.map(([, size]) => Number.parseInt(size ?? '0', 10)));
            const pixels = Number.parseInt(chosen?.[1] ?? '0', 10);
            // Screens of density 3 get pictures of density 2: nobody sees more.
            const ratio = pixels / (image.clientWidth * Math.min(devicePixelRatio, 2));
            return { file: image.currentSrc, ratio, isLargest: pixels === largest };
          }),
        ),
      );
      expect(screens.length).toBeGreaterThan(0);
      for (const { file, ratio, isLargest } of screens) {
        const at = `${file} at ${width} px, ${density}x: ${ratio}`;
        expect.soft(file).toMatch(/\.(webp|avif)$/);
        expect.soft(ratio, at).toBeLessThanOrEqual(1.8);
        if (!isLargest) expect.soft(ratio, at).toBeGreaterThanOrEqual(0.8);
      }
      await page.close();
    }
  }
});
