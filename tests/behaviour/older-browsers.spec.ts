/** Browsers of `browserslist` that are older than those of the tests: what they do not know yet gets an unknown name. */
import type { Page } from '@playwright/test';
import { documentsOf } from './support/content';
import { allPaths, expect, test } from './support/test';

/** Takes a feature from the styles of the pages that are opened from now on. */
const takeAway = (page: Page, feature: string) =>
  page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const html = await (await route.fetch()).text();
      expect(html).toContain(feature);
      const body = html
        // The policy knows the styles by their hash.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
        .replaceAll(feature, feature.replace(/[\w-]+/, 'unknown-$&'));
      await route.fulfill({ body, contentType: 'text/html' });
    },
  );

const helpPages = documentsOf('Support').map(({ data }) => data.path);

for (const width of [320, 1280]) {
  for (const path of helpPages) {
    // Chrome 131, Firefox 143, Safari 18.4
    test(`without ::details-content, an answer stands below its question on ${path}, ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await takeAway(page, '::details-content');
      await page.goto(path);
      expect(await page.locator('details').count()).toBeGreaterThan(0);
      const overlaps = await page.evaluate(() => {
        const all = [...document.querySelectorAll('details')];
        for (const details of all) details.open = true;
        return all.flatMap((details) => {
          const summary = details.querySelector('summary');
          const question = document.getElementById(summary?.getAttribute('aria-labelledby') ?? '');
          const answer = details.querySelector(':scope > :not(summary)');
          if (!question || !answer) return [details.outerHTML];
          const isBelow = answer.getBoundingClientRect().top >= question.getBoundingClientRect().bottom - 1;
          return isBelow ? [] : [question.textContent];
        });
      });
      expect(overlaps).toEqual([]);
    });
  }
}

for (const path of allPaths()) {
  // Firefox 144, Safari 18
  test(`without view transitions, nothing moves on ${path} where less motion is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await takeAway(page, 'view-transition');
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionProperty, animationName } = getComputedStyle(element, part);
          const isStill = transitionProperty === 'none' && animationName === 'none';
          return isStill ? [] : [`${element.outerHTML.slice(0, 80)} ${part}`];
        }),
      ),
    );
    expect(moving).toEqual([]);
  });
}
