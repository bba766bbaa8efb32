/** Animations and transitions. */
import { expect, onEachPage, test } from './helpers/test';

test('nothing moves for visitors who ask for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEachPage({ page, site }, async () => {
    await page.locator('a').nth(1).hover();
    const moving = await page.evaluate(() => {
      const movingParts: string[] = [];
      for (const element of document.querySelectorAll('body, body *')) {
        for (const part of ['', '::before', '::after']) {
          const { transitionProperty, animationName } = getComputedStyle(element, part);
          const isStill = transitionProperty === 'none' && animationName === 'none';
          if (!isStill) movingParts.push(`${element.outerHTML.slice(0, 80)} ${part}`);
        }
      }
      return movingParts;
    });
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the hero moves in for all other visitors', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
