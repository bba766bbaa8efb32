import { contentOf } from './support/content';
import { allPaths, expect, phone, test } from './support/test';

test.describe('390 × 844', () => {
  test.use({ viewport: phone });

  test('headline, badge, rating and part of the phone are on the first screen', async ({ page }) => {
    await page.goto('/');
    const hero = page.locator('main > section').first();
    const { ratingAlt, storeBadge } = contentOf('Interface');
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link', { name: storeBadge.alt, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('img', { name: ratingAlt, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByText(contentOf('Hero').rating.source)).toBeInViewport({ ratio: 1 });
    const screen = hero.getByRole('img', { name: contentOf('Hero').screenshot.alt, exact: true });
    await expect(screen).toBeInViewport({ ratio: 0.1 });
  });
});

for (const path of allPaths()) {
  test(`nothing on ${path} moves for those who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('a').nth(1).hover();
    const animations = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect(animations).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

test('there is motion for those who did not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
