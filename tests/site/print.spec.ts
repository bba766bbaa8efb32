/** Pages on paper. */
import { expect, onEachPage, type Page, test } from './helpers/test';

/** How many sheets a page takes, as its PDF says. */
const sheetsOf = async (page: Page, format: string, landscape: boolean) =>
  (await page.pdf({ format, landscape })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the landing page has its title, features, steps, a quotation and code on one sheet, or two if it is long', async ({
  page,
}) => {
  const fetchedPaths: string[] = [];
  page.on('request', (request) => fetchedPaths.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetchedPaths, 'the code, before anybody scrolls to it').toContainEqual(expect.stringContaining('qr-code'));
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    'h1',
    '#features h3',
    '#features h3 + p',
    '#how-it-works h3',
    '#testimonials li:first-child blockquote',
    '#free-trial figure [role=img]',
  ])
    for (const element of await page.locator(part).all()) await expect(element).toBeVisible();
  for (const link of await page.locator('main a').all()) await expect(link).toBeHidden();

  const texts = await page.locator('main :is(h1, h2, h3, p):visible').allTextContents();
  const cards = await page.locator('#features h3').count();
  // One sheet has room for six cards and 1,900 characters, upright or across.
  const maxSheets = cards <= 6 && texts.join('').length <= 1900 ? 1 : 2;
  for (const format of ['A4', 'Letter'])
    for (const landscape of [false, true])
      expect.soft(await sheetsOf(page, format, landscape), format).toBeLessThanOrEqual(maxSheets);
});

test('a legal document is printed without controls, in black, with the URLs of its links', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  const look = async (path: string) => {
    const { sections = [] } = site.legalPages.find((document) => document.path === path) ?? {};
    for (const control of await page.locator('footer, nav, button').all()) await expect(control).toBeHidden();
    for (const part of ['h1', ...sections.map(({ id }) => `[id="${id}"]`)])
      await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const links = await page.locator('article .prose a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        suffix: getComputedStyle(link, '::after').content,
      })),
    );
    for (const { href, text, suffix } of links) {
      const url = href.startsWith('/') ? site.facts.siteUrl + href : href;
      // The text of a mail link is the address already, and a link to a section leads to the same paper.
      if (/^(http|\/)/.test(href) && !url.startsWith(text)) expect(suffix).toContain(`(${url})`);
      else expect(suffix).toBe('none');
    }
  };
  const paths = site.legalPages.map(({ path }) => path);
  await onEachPage({ page, site }, look, paths);
});

test('every answer is open on paper, and the search is hidden', async ({ page, site }) => {
  const look = async () => {
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('#faq details [id]').all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByText(site.facts.supportEmail).last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    // In browsers without `::details-content`, a script opens the answers and closes them afterwards.
    const closed = page.locator('#faq details:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(closed).toHaveCount(before);
  };
  const paths = site.supportPages.map(({ path }) => path);
  await onEachPage({ page, site }, look, paths);
});
