import type { Page } from '@playwright/test';
import { scrollThrough } from './support/scroll-through';
import { allPaths, expect, hydrate, missingPath, test } from './support/test';

/** Everything that a page may keep on a visitor's device. */
const storage = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});

const nothing = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 };

for (const path of allPaths()) {
  test(`${path} asks nothing of other origins and keeps nothing, hydrated or not`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    const cookies: string[] = [];
    page.on('response', (response) => {
      if (response.headers()['set-cookie']) cookies.push(response.url());
    });
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await storage(page)).toEqual(nothing);

    await hydrate(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await storage(page)).toEqual(nothing);
    expect(elsewhere).toEqual([]);
    expect(cookies).toEqual([]);
  });
}

test('a visit from page to page and back keeps nothing', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page).toHaveURL('/terms');
  await scrollThrough(page);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await page.goto(missingPath);
  expect(await storage(page)).toEqual(nothing);
});
