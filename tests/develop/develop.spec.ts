import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../site/support/test';
import { legalNotice, legalNoticeSource } from '../support/legal-notice';
import { expect, test } from './support/develop';

const hero = 'landing/hero.yaml';
const faq = 'support/faq.en.yaml';
const diagnostics = (page: Page) => page.locator('#content-diagnostics');

test('a mistake that is there at the start is reported, and gone once corrected, without a restart', async ({
  page,
  develop,
}) => {
  expect(develop.atStart).toContain(
    'content/landing/hero.yaml:4:1 headlin is not known here. Did you mean "headline"?',
  );
  await page.goto('/');
  await expect(page.locator('h1')).toContainText('assiette');
  await expect(diagnostics(page)).toHaveCount(0);
});

test('every kind of page renders, without an error', async ({ page, complaints, develop: _running }) => {
  for (const path of ['/', '/privacy', '/support', '/support/fr']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('gatsby-fast-refresh')).toHaveCount(0);
  }
  // Gatsby renders `Head` into a hidden <div> to read it; React remarks on the <html> in it.
  expect(complaints.filter((text) => !text.includes('<html>') && !text.startsWith('In HTML, %s'))).toEqual([]);
});

test('a saved change shows, and leaves the page as it is', async ({ page, develop }) => {
  await page.goto('/support');
  const question = page.locator('details', { has: page.locator('#offline-use') });
  await question.locator('summary').click();
  await markDocument(page);

  const good = develop.read(faq);
  for (const words of ['Yes, once.', 'Yes, twice.', 'Yes, three times.']) {
    develop.write(faq, good.replace('Yes, for basic logging.', words));
    await page.waitForFunction((shown) => document.body.textContent?.includes(shown), words);
  }
  await expect(question).toHaveAttribute('open');
  expect(await isSameDocument(page)).toBe(true);
  develop.write(faq, good);
});

const mistakes: [what: string, file: string, from: string | RegExp, to: string, reported: string][] = [
  ['a wrong indent', faq, /^ {4}items:/m, '  items:', 'faq.en.yaml:12:1 The line is not indented like its neighbours'],
  ['an unknown key', faq, 'answer:', 'anser:', 'faq.en.yaml:15:9 anser is not known here. Did you mean "answer"?'],
  [
    'an empty list',
    'landing/features.yaml',
    /^items:[\s\S]*/m,
    'items: []',
    'features.yaml:8:8 items is an empty list.',
  ],
  ['an unknown token', hero, '{{name}}', '{{nom}}', 'hero.yaml:8:3 {{nom}} is not a fact of site.yaml.'],
  ['a missing picture', 'landing/testimonials.yaml', 'nadia.svg', 'nadja.svg', 'testimonials.yaml:11:15 There is no'],
  ['a broken head', 'legal/terms.md', 'path: /terms', 'path: terms', 'terms.md:5:7 path must begin with a slash'],
];

for (const [what, file, from, to, reported] of mistakes) {
  test(`${what} is reported in the browser and in the terminal until it is corrected`, async ({ page, develop }) => {
    await page.goto('/support');
    await expect(page.locator('h1')).toBeVisible();
    await markDocument(page);
    const good = develop.read(file);

    develop.write(file, good.replace(from, to));
    await expect(diagnostics(page)).toContainText(reported);
    expect(develop.terminal()).toContain(reported);
    await expect(page.locator('h1')).toBeVisible();

    develop.write(file, good);
    await expect(diagnostics(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a legal document comes and goes with its file, in the footer too', async ({ page, develop }) => {
  const entry = page.locator(`footer a[href="${legalNotice.path}"]`);
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();

  develop.write(legalNotice.file, legalNoticeSource);
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page.getByText(legalNotice.shown)).toBeVisible();

  // Not a new visit: Gatsby tells of a change only those who are there already.
  await page.goBack();
  await expect(page.getByText(legalNotice.shown)).toHaveCount(0);
  await expect(entry).toBeVisible();
  develop.delete(legalNotice.file);
  await expect(entry).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(legalNotice.path)).status()).toBe(404);
});

test('the last change is shown, however soon it follows the one before', async ({ page, develop }) => {
  const entry = page.locator(`footer a[href="${legalNotice.path}"]`);
  // In milliseconds: while the first is read, made into nodes and pages, asked for and bundled.
  for (const pause of [50, 150, 300, 350, 600, 850, 1150]) {
    develop.write(legalNotice.file, legalNoticeSource);
    await page.waitForTimeout(pause);
    develop.delete(legalNotice.file);
    await page.goto('/');
    // Until both are taken up, which nothing tells: before, the page may not know the first.
    await page.waitForTimeout(2500);
    await expect(async () => {
      await page.goto('/');
      await expect(page.locator('footer')).toBeVisible();
      await expect(entry, `${pause} ms after the change before`).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  }
});
