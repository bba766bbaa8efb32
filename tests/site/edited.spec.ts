/** What an editor changes, it changes everywhere: on the copy of the site with lawful edits. */

import { filesBelow } from '../../src/content/list-files';
import { announcement, changes, formerDay, newQuestion, repository } from './support/edited-site';
import { readSite } from './support/site';
import { expect, onEachPage, test } from './support/test';

test('nothing is left of former facts, and the new ones stand in the legal texts', async ({ page, site }) => {
  const { facts: before } = await readSite('.');
  await onEachPage({ page, site }, async () => {
    const html = await page.content();
    for (const former of [before.name, before.supportEmail, before.siteUrl, before.appStoreUrl])
      expect(html).not.toContain(former);
  });
  await page.goto('/terms');
  const text = ((await page.locator('main').textContent()) ?? '').replace(/\s/g, ' ');
  const { trialDays, termsNoticeDays, minimumAge, affiliateThreshold, governingState, liabilityCapUsd } = site.facts;
  const numbers = [`${trialDays} jours`, `${termsNoticeDays} jours`, `${minimumAge} ans`, `${affiliateThreshold} %`];
  for (const words of [...numbers, governingState, '28 février 2026']) expect(text).toContain(words);
  expect(text.replaceAll(' ', '')).toContain(`${liabilityCapUsd}USD`);
});

test('documents whose facts are given are pages, with their entries in every footer', async ({ page, site }) => {
  const current = site.legal.filter(({ former }) => !former);
  expect(current.length).toBeGreaterThan((await readSite('.')).legal.length + 1);
  await onEachPage({ page, site }, async () => {
    for (const { path } of current) await expect(page.locator(`footer a[href="${path}"]`)).not.toHaveCount(0);
  });
});

test('a former version leads to the current one, which lists it and says what changed', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText(changes)).toBeVisible();
  await page.locator(`main a[href="/terms/${formerDay}"]`).click();
  await expect(page).toHaveURL(`/terms/${formerDay}`);
  await expect(page.locator(`time[datetime="${formerDay}"]`).first()).toBeVisible();
  await page.locator('main a[href="/terms"]').first().click();
  await expect(page).toHaveURL('/terms');
});

test('an announcement stands on its document, and every page leads to it', async ({ page, site }) => {
  const look = async () => expect(page.locator('footer a[href="/terms#announcement"]')).toHaveCount(1);
  await onEachPage(
    { page, site },
    look,
    site.paths.filter((path) => path !== '/terms'),
  );
  await page.locator('footer a[href="/terms#announcement"]').click();
  await expect(page.locator('#announcement')).toContainText(announcement.slice(-30).replace(/\.$/, ''));
  await expect(page.locator('#announcement')).toBeInViewport();
});

test('a question in one language stands on its page alone, and its search finds it', async ({ page, site }) => {
  for (const { path, lang } of site.help) {
    await page.goto(`${path}?q=rutabagas`);
    await expect(page.locator(`#${newQuestion.id}`)).toHaveCount(lang === 'en' ? 1 : 0);
    await expect(page.getByRole('article')).toHaveCount(lang === 'en' ? 1 : 0);
  }
});

test('each page leads to its own file, and each place to the store by its own campaign', async ({ page, site }) => {
  const { appStoreUrl } = site.facts;
  const campaignsIn = async (selector: string) =>
    page
      .locator(`${selector} a[href^="${appStoreUrl}"]`)
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('ct')));
  await onEachPage({ page, site }, async (path) => {
    await expect(page.locator(`footer a[href^="${repository.url}"]`)).toHaveCount(1);
    expect(await campaignsIn('header')).toEqual(['site-header']);
    if (site.help.some((one) => one.path === path))
      expect(new Set(await campaignsIn('#faq'))).toEqual(new Set(['site-help']));
  });
  await page.goto('/');
  // Search engines and Safari get the plain address.
  expect(await page.locator('head').innerHTML()).not.toMatch(/[?&]ct=/);
  expect(await campaignsIn('main > section:first-child')).toEqual(['site-hero']);
  expect(await campaignsIn('#free-trial')).toEqual(['site-trial']);
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

test('a name such as Łucja is set in the site’s own fonts', async ({ page }) => {
  await page.goto('/');
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ unicodeRange }) => /U\+141\b/.test(unicodeRange)).map(({ status }) => status),
    );
  await expect.poll(loaded).toContain('loaded');
});
