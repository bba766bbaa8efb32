import { contentOf } from '../support/content';
import { contrast, highestContrast, pixels } from '../support/contrast';
import { expect, hydrate, phone, test } from '../support/test';

const colours = /(\d+), (\d+), (\d+)/;
const parse = (colour: string) => colours.exec(colour)?.slice(1).map(Number) as [number, number, number];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    // axe sees the answers closed, and not the paper, which is drawn before the item.
    test('the words of every open answer stand out from its paper (4.5:1)', async ({ page }) => {
      await page.goto('/support/fr');
      for (const summary of await page.locator('#faq summary').all()) await summary.press('Enter');
      const pairs = await page.locator('#faq details[open]').evaluateAll((answers) =>
        answers.flatMap((answer) => {
          const paper = getComputedStyle(answer.parentElement as Element, '::before').backgroundColor;
          return Array.from(answer.querySelectorAll('p, li, strong, a'), (words) => ({
            words: words.outerHTML.slice(0, 80),
            ink: getComputedStyle(words).color,
            paper,
          }));
        }),
      );
      expect(new Set(pairs.map(({ paper }) => paper)).size, 'papers').toBeGreaterThan(3);
      expect(pairs.filter(({ ink, paper }) => contrast(parse(ink), parse(paper)) < 4.5)).toEqual([]);
    });

    // WCAG 2.2, 1.4.11
    test('the search field has an edge that one sees (3:1)', async ({ page }) => {
      await page.goto('/support');
      const strip = await page.getByRole('search').locator('div').first().boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = strip ?? {};
      for (const edge of [
        { x: x - 8, y: y + height / 2, width: 20, height: 1 },
        { x: x + width - 12, y: y + height / 2, width: 20, height: 1 },
        { x: x + width / 3, y: y - 8, width: 1, height: 20 },
        { x: x + width / 3, y: y + height - 12, width: 1, height: 20 },
      ]) {
        const seen = await pixels(page, edge);
        const [outside] = edge.x > x + width / 2 || edge.y > y + height / 2 ? seen.toReversed() : seen;
        const steps = seen.map((colour) => contrast(colour, outside ?? [0, 0, 0]));
        expect(Math.max(...steps)).toBeGreaterThanOrEqual(3);
      }
    });

    test.describe('on a touch screen', () => {
      test.use({ viewport: phone, isMobile: true, hasTouch: true });

      test('the link of each legal section is one that one sees (3:1)', async ({ page }) => {
        await page.goto('/terms');
        const link = page.locator('main :is(h2, h3) + a, main :is(h2, h3) > a').first();
        await link.scrollIntoViewIfNeeded();
        const box = await link.boundingBox();
        expect(highestContrast(await pixels(page, box ?? { x: 0, y: 0, width: 1, height: 1 }))).toBeGreaterThan(3);
      });
    });

    test.describe('with forced colours', () => {
      test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

      test('the words that a search found are marked, and can be read (4.5:1)', async ({ page }) => {
        await page.goto('/support?q=delete+my+account');
        const mark = page.locator('mark').first();
        await expect(mark).toBeVisible();
        // Within it: at its sides are its neighbours' letters.
        const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
        const inside = await pixels(page, { x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
        expect(highestContrast(inside)).toBeGreaterThan(4.5);
        const [paper] = await pixels(page, { x, y: y - 6, width: 1, height: 1 });
        expect(inside[0]).not.toEqual(paper);
      });

      test('a camera can read the QR code, with its light rim (4.5:1)', async ({ page }) => {
        await page.goto('/');
        await hydrate(page);
        const code = page.getByRole('img', { name: contentOf('FreeTrial').qrCode.alt, exact: true });
        await code.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const { x = 0, y = 0, width = 0, height = 0 } = (await code.boundingBox()) ?? {};
        const inside = await pixels(page, { x, y, width, height });
        expect(highestContrast(inside)).toBeGreaterThan(4.5);
        // The first module of a code is dark: a finder pattern stands in this corner.
        const [dark] = inside;
        for (const rim of await pixels(page, { x: x - 6, y, width: 3, height: 3 })) {
          expect(contrast(rim, dark ?? rim)).toBeGreaterThan(4.5);
        }
      });
    });
  });
}
