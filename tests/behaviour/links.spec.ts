import { expect, hydrate, test } from './support/test';

for (const state of ['not hydrated', 'hydrated']) {
  test(`an anchor on another page leads to its section, below the header (${state})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    if (state === 'hydrated') await hydrate(page);
    else await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('banner').locator('a[href="/#testimonials"]').click();
    await expect(page).toHaveURL('/#testimonials');
    const heading = page.locator('#testimonials h2');
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? Number.NaN);
  });
}
