import { expect, test } from './support/test';

const widths = [320, 360, 390, 412, 480, 600, 640, 768, 820, 1023, 1024, 1280, 1440, 1680, 1920];

/** For each picture made of pixels: what the browser chose, and what the layout needs. */
const choices = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')];
  return Promise.all(
    pictures.map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
        srcset.split(','),
      );
      const chosen = candidates.find(
        (candidate) => new URL(candidate.trim().split(' ')[0] ?? '', location.href).href === image.currentSrc,
      );
      const pixels = Number(chosen?.trim().match(/ (\d+)w$/)?.[1]);
      return { alt: image.alt, pixels, needed: image.clientWidth * devicePixelRatio };
    }),
  );
};

for (const density of [1, 2, 3]) {
  test(`pictures have the pixels that the layout needs, at ${density}x`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ baseURL, deviceScaleFactor: density });
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 });
      await page.goto('/');
      const pictures = await page.evaluate(choices);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { alt, pixels, needed } of pictures) {
        const ratio = pixels / needed;
        expect
          .soft(ratio, `too many pixels at ${width} px: ${pixels} for ${needed}, "${alt}"`)
          .toBeLessThanOrEqual(1.5);
        expect
          .soft(ratio, `too few pixels at ${width} px: ${pixels} for ${needed}, "${alt}"`)
          .toBeGreaterThanOrEqual(0.8);
      }
    }
    await context.close();
  });
}
