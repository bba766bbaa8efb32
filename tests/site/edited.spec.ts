/** An edit changes every page that it should: on the copy of the site with edits that the check accepts. */
import { filesBelow } from '../../src/content/list-files';
import {
  announcement,
  archivedDay,
  changes,
  facts,
  newDocumentPath,
  newLanguage,
  newQuestion,
} from './helpers/edited-site';
import { readSite } from './helpers/site';
import { expect, onEachPage, type Page, test } from './helpers/test';

/** The campaigns of the links to the store in a part of the page. */
const campaignsIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} a[href^="${facts['appStoreUrl.value']}"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('ct')));

test('each page has the new facts only, and links to every document and the announcement', async ({ page, site }) => {
  const { facts: before } = await readSite('.');
  const documents = site.legalPages.filter(({ isArchived }) => !isArchived);
  expect(documents.map(({ path }) => path)).toContain(newDocumentPath);
  await onEachPage({ page, site }, async (path) => {
    const html = await page.content();
    for (const fact of [before.name, before.supportEmail, before.siteUrl, before.appStoreUrl])
      expect.soft(html, 'an old fact').not.toContain(fact);
    for (const { path } of documents) await expect.soft(page.locator(`footer a[href="${path}"]`)).not.toHaveCount(0);
    if (path !== '/terms') await expect.soft(page.locator('footer a[href="/terms#announcement"]')).toHaveCount(1);
    expect.soft(await campaignsIn(page, 'header')).toEqual(['site-header']);
    if (site.supportPages.some((support) => support.path === path))
      expect.soft(new Set(await campaignsIn(page, '#faq'))).toEqual(new Set(['site-help']));
  });
  await page.goto('/');
  // Search engines get the URL of the store without a campaign.
  expect.soft(await page.locator('head').innerHTML()).not.toMatch(/[?&]ct=/);
  expect.soft(await campaignsIn(page, 'section:has(h1)')).toEqual(['site-hero']);
  expect.soft(await campaignsIn(page, '#free-trial')).toEqual(['site-trial']);
});

test('the announcement of a change is read from every page', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer a[href="/terms#announcement"]').click();
  await expect(page.locator('#announcement')).toContainText(announcement.slice(-30).replace(/\.$/, ''));
  await expect(page.locator('#announcement')).toBeInViewport();
});

test('an archived version leads to the current one, which lists it and says what changed', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText(changes)).toBeVisible();
  await page.locator(`main a[href="/terms/${archivedDay}"]`).click();
  await expect(page).toHaveURL(`/terms/${archivedDay}`);
  await expect(page.locator(`time[datetime="${archivedDay}"]`).first()).toBeVisible();
  await page.locator('main a[href="/terms"]').first().click();
  await expect(page).toHaveURL('/terms');
});

test('a question in one language stands on its page alone, and its search finds it', async ({ page, site }) => {
  expect(site.supportPages.map(({ lang }) => lang)).toContain(newLanguage);
  for (const { path, lang } of site.supportPages) {
    await page.goto(`${path}?q=rutabagas`);
    await expect(page.locator(`#${newQuestion.id}`)).toHaveCount(lang === 'en' ? 1 : 0);
    await expect(page.getByRole('article')).toHaveCount(lang === 'en' ? 1 : 0);
  }
});

test('a portrait is square and small; the photo itself, which may say where it was taken, is not published', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const portrait = page.locator('#testimonials img[srcset]').first();
  const shape = await portrait.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  });
  expect(shape).toBe(1);
  expect(filesBelow(site.dist).filter((file) => /\.jpe?g$/i.test(file))).toEqual([]);
});
