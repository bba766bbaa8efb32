/** What a page becomes on paper. */
import { expect, onEachPage, type Page, test } from './support/test';

/** How many sheets a page takes, as its PDF says. */
const sheetsOf = async (page: Page, format: string, landscape: boolean) =>
  (await page.pdf({ format, landscape })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the landing page is one sheet, upright or across, with its picture, cards, steps and code', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched, 'the code, before anybody scrolls to it').toContainEqual(expect.stringContaining('store-code'));
  for (const format of ['A4', 'Letter'])
    for (const landscape of [false, true]) expect(await sheetsOf(page, format, landscape), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const parts = ['h1', '#features li h3', '#features li p', '#how-it-works li h3', '#free-trial figure [role=img]'];
  for (const part of parts) for (const one of await page.locator(`main ${part}`).all()) await expect(one).toBeVisible();
  // No link without its address.
  for (const link of await page.locator('main a').all()) await expect(link).toBeHidden();
});

test('a legal document is on paper alone, in black, with the addresses of its links', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  const look = async (path: string) => {
    const { sections = [] } = site.legal.find(({ address }) => address === path) ?? {};
    for (const control of await page.locator('footer, nav, button').all()) await expect(control).toBeHidden();
    for (const part of ['h1', ...sections.map(({ id }) => `[id="${id}"]`)])
      await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const links = await page.locator('article .prose a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        written: getComputedStyle(link, '::after').content,
      })),
    );
    for (const { href, text, written } of links) {
      const address = href.startsWith('/') ? site.facts.siteUrl + href : href;
      // A mail address is the link's own text; a section stands on the same paper.
      if (/^(http|\/)/.test(href) && !address.startsWith(text)) expect(written).toContain(`(${address})`);
      else expect(written).toBe('none');
    }
  };
  const paths = site.legal.map(({ address }) => address);
  await onEachPage({ page, site }, look, paths);
});

test('every answer is open on paper, and what cannot be used there is gone', async ({ page, site }) => {
  const look = async () => {
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('#faq details > div').all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByText(site.facts.supportEmail).last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    // Where the style sheet can't, a script opens them, and closes them afterwards.
    const closed = page.locator('#faq details:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(closed).toHaveCount(before);
  };
  const paths = site.help.map(({ path }) => path);
  await onEachPage({ page, site }, look, paths);
});
