import { expect, hydrate, test } from './support/test';

test('a visit from page to page makes no error or warning', async ({ page, complaints }) => {
  await page.goto('/');
  await hydrate(page);
  for (const path of ['/terms', '/privacy', '/support/fr', '/support', '/']) {
    await page.locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});
