import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { expect, hydrate, missingPath, sitePaths, test } from './support/test';

const failure = contentOf('UnexpectedError');
const notFound = contentOf('NotFound');

/** Takes from a page's data what its component can't do without. */
const breakPage = (page: Page, path: string) =>
  page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.legalDocument.sections = null;
    await route.fulfill({ response, json });
  });

const expectFailurePage = async (page: Page) => {
  await expect(page).toHaveTitle(failure.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur inattendue de l’application');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(failure.text)).toBeVisible();
  // The error's own text, as the browser words it.
  await expect(page.locator('pre')).toBeHidden();
  await expect(page.locator('pre')).toHaveText(/null/);
  await expect(page.getByRole('button', { name: failure.reload, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: failure.home, exact: true })).toBeVisible();
};

/** From the privacy policy to the terms, which fail. */
const visitBrokenPage = async (page: Page) => {
  await breakPage(page, '/terms');
  await page.goto('/privacy');
  await hydrate(page);
  await page.locator('a[href="/terms"]').last().click();
  await expectFailurePage(page);
};

test('an error while a page renders shows the error page, with a way home', async ({ page }) => {
  await visitBrokenPage(page);
  await page.getByRole('link', { name: failure.home, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentOf('Hero').headline.join(' '));
});

test('the error’s own text opens and closes by keyboard', async ({ page }) => {
  await visitBrokenPage(page);
  const disclosure = page.getByText(failure.details);
  // The heading has the focus; the two ways out come first.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(disclosure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('pre')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('pre')).toBeHidden();
});

test('"back" leads from the error page to the page before', async ({ page }) => {
  await visitBrokenPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('article h1')).toBeVisible();
});

test('a reload brings back a page that failed once', async ({ page }) => {
  await visitBrokenPage(page);
  await page.getByRole('button', { name: failure.reload, exact: true }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('article h1')).toBeVisible();
});

test('an error while a page hydrates shows the error page', async ({ page }) => {
  await breakPage(page, '/terms');
  await page.goto('/terms');
  await page.locator('header a').first().hover();
  await expectFailurePage(page);
});

test('"back" leads away from an error while a page hydrates', async ({ page }) => {
  await breakPage(page, '/terms');
  await page.goto('/terms');
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await page.locator('header a').first().hover();
  await expectFailurePage(page);
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('article h1')).toBeVisible();
});

test('the 404 page says so and leads back', async ({ page }) => {
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.getByText(notFound.text)).toBeVisible();
  for (const { label, to } of notFound.links) {
    await page.goto(missingPath);
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
  }
  expect(notFound.links.map(({ to }) => to)).toContain('/');
});

test('on a phone on its side, the first way back from the 404 page is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(missingPath);
  await expect(page.getByRole('main').getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('the 404 page hydrates, keeps its address and leads back on the client', async ({ page }) => {
  await page.goto(`${missingPath}/at/all?a=b`);
  await hydrate(page);
  await expect(page).toHaveURL(`${missingPath}/at/all?a=b`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await page.getByRole('main').locator('a[href="/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentOf('Hero').headline.join(' '));
});

for (const address of [
  missingPath,
  '/privacy/nothing',
  '/static/nothing.png',
  '/%E0%A4%A',
  '/..%2f..%2fpackage.json',
]) {
  test(`${address} answers 404 with the site's own page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(notFound.title);
  });
}

test('the pages of the sitemap are not 404 pages', async ({ request }) => {
  for (const path of sitePaths()) expect(await (await request.get(path)).text()).not.toContain(notFound.title);
});
