import type { Page } from '@playwright/test';
import { cutOffTexts } from '../support/cut-off-texts';
import { contentOf } from './support/content';
import { allPaths, expect, phone, test } from './support/test';

/** The elements that reach over the right or left edge of the page, and how far the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo(10_000, 0);
    return { over: Math.max(0, scrollWidth - clientWidth), scrolled: Math.round(scrollX) };
  });

const narrow = {
  '320 px': { viewport: { width: 320, height: 640 } },
  // 1280 px seen at 400 % (WCAG 2.2, 1.4.10 Reflow).
  '1280 px at 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
};

for (const [width, options] of Object.entries(narrow)) {
  test.describe(width, () => {
    test.use(options);
    for (const path of allPaths()) {
      test(`${path} does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        expect(await sideways(page)).toEqual({ over: 0, scrolled: 0 });
      });

      test(`no text on ${path} is cut off`, async ({ page }) => {
        await page.goto(path);
        expect(await cutOffTexts(page)).toEqual([]);
      });
    }

    test('the open menu fits, and its last link can be reached', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: contentOf('Interface').menu, exact: true }).click();
      const menu = page.getByRole('navigation', { name: contentOf('Navigation').header.label, exact: true });
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(options.viewport.height);
      await menu.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link').last()).toBeInViewport();
    });
  });
}

test.describe('390 × 844', () => {
  test.use({ viewport: phone });

  for (const path of allPaths()) {
    test(`targets on ${path} are large enough for a finger`, async ({ page }) => {
      // The menu unfolds at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('button[popovertarget]').click();
      const targets = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('a, button, input, summary'))
          .filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'))
          // A link within a sentence is as high as its line (WCAG 2.2, 2.5.8, "Inline").
          .filter(
            (element) =>
              !element.matches(':is(p, li) a') || element.closest('p, li')?.textContent === element.textContent,
          )
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            const main =
              element.matches('button, input, summary, header a, main section a, footer section a') &&
              !element.matches(':is(h2, h3) + a');
            return { name: element.ariaLabel ?? element.textContent, main, width, height };
          }),
      );
      expect(targets.length).toBeGreaterThan(0);
      const small = targets.filter(({ main, width, height }) => Math.min(width, height) < (main ? 44 : 24) - 0.01);
      expect(small).toEqual([]);
    });
  }
});
