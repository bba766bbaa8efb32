/** What moves, and for whom. */
import { expect, onEachPage, test } from './support/test';

test('nothing moves for those who asked for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEachPage({ page, site }, async () => {
    await page.locator('a').nth(1).hover();
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
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the hero enters for those who did not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('no two drawings of a page are carried over to the next one, where browsers would carry neither', async ({
  page,
  site,
}) => {
  await onEachPage({ page, site }, async () => {
    const all = await page
      .locator('*')
      .evaluateAll((them) => them.map((one) => getComputedStyle(one).viewTransitionName));
    const names = all.filter((name) => name !== 'none');
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});
