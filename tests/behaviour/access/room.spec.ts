import { cutOffTexts } from '../../support/cut-off-texts';
import { allPaths, expect, test } from '../support/test';

/** As much space as a reader may ask for (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const width of [320, 360, 640, 768, 1024, 1060, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    for (const path of allPaths()) {
      test(`with a reader’s own spacing no text on ${path} is cut off`, async ({ page }) => {
        const cutOff = async () => {
          await page.goto(path);
          await page.addStyleTag({ content: spacing });
          return cutOffTexts(page);
        };
        const inOwnFonts = await cutOff();
        // As on a first visit over a slow connection.
        await page.route('**/*.woff2', (route) => route.abort());
        expect([inOwnFonts, await cutOff()]).toEqual([[], []]);
        const bar = await page.getByRole('banner').evaluate((header) => ({
          height: header.getBoundingClientRect().height,
          over: Array.from(header.querySelectorAll('a, button, li'))
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect())
            .filter(({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > 120).length,
        }));
        expect(bar.over).toBe(0);
      });
    }
  });
}

for (const width of [320, 360, 390, 400, 480, 630, 640, 768, 1000]) {
  for (const path of ['/support', '/support/es', '/support/fr']) {
    // WCAG 2.2, 1.4.10
    test(`no drawing lies over words at the head of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const covered = await page
        .locator('main > section')
        .first()
        .evaluate((head) => {
          const drawings = Array.from(head.querySelectorAll('img'))
            .filter((image) => image.checkVisibility())
            .map((image) => image.getBoundingClientRect());
          const words = Array.from(head.querySelectorAll('h1, p, a, label, [aria-current]')).filter(
            (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
          );
          return words
            .filter((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return Array.from(range.getClientRects()).some((line) =>
                drawings.some(
                  ({ left, right, top, bottom }) =>
                    line.left < right && line.right > left && line.top < bottom && line.bottom > top,
                ),
              );
            })
            .map((element) => element.textContent);
        });
      expect(covered).toEqual([]);
    });
  }
}

test.describe('a font of 32 px', () => {
  // Twice the size that browsers come with, in a window in which a phone's width of such letters fits.
  test.use({ viewport: { width: 600, height: 800 }, bypassCSP: true });

  for (const path of allPaths()) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 32px !important }' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await cutOffTexts(page)).toEqual([]);
    });
  }
});
