/** Pictures: each is there, keeps its place, and is no larger than it must be. */
import sharp from 'sharp';
import { expect, onEachPage, test } from './support/test';

test('each picture decodes, has a text, keeps its place and waits until it is needed; the share picture has its size', async ({
  page,
  request,
  site,
}) => {
  await onEachPage({ page, site }, async () => {
    const images = await page.locator('img').evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          const isFirstScreen = image.getBoundingClientRect().top < innerHeight;
          const waits = image.loading === 'lazy';
          image.loading = 'eager';
          const decodes = await image.decode().then(
            () => true,
            () => false,
          );
          const isSized = Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0;
          const isFine = decodes && isSized && image.hasAttribute('alt') && (waits || isFirstScreen);
          return isFine ? '' : `${image.outerHTML.slice(0, 200)} decodes: ${decodes}, waits: ${waits}`;
        }),
      ),
    );
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter(Boolean)).toEqual([]);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get((address ?? '').replace(site.facts.siteUrl, ''));
    const { width = 0, height = 0 } = await sharp(await picture.body()).metadata();
    expect(width / height).toBeCloseTo(1200 / 630, 1);
    expect(width).toBeGreaterThanOrEqual(1200);
  });
});

test('screens come in a modern format, none much too large or too small', async ({ browser, baseURL }) => {
  for (const [density, widths] of [
    [1, [390, 768, 1280, 1920]],
    [2, [390, 768, 1280]],
    [3, [320, 430]],
  ] as const) {
    for (const width of widths) {
      // Each with a cache of its own: a browser takes a larger picture that it already has.
      const page = await browser.newPage({ baseURL, deviceScaleFactor: density, viewport: { width, height: 844 } });
      await page.goto('/');
      const screens = await page.locator('img[srcset][sizes]:not([alt=""])').evaluateAll((all) =>
        Promise.all(
          (all as HTMLImageElement[]).map(async (image) => {
            image.loading = 'eager';
            await image.decode();
            const candidates = image.srcset.split(/,\s+/).map((one) => one.trim().split(' '));
            const chosen = candidates.find(([file = '']) => new URL(file, location.href).href === image.currentSrc);
            const largest = Math.max(...candidates.map(([, size]) => Number.parseInt(size ?? '0', 10)));
            const pixels = Number.parseInt(chosen?.[1] ?? '0', 10);
            // Phones of three pixels to one fetch pictures at two: more is weight that nobody sees.
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
