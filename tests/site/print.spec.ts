/** What a page becomes on paper. */
import { inflateSync } from 'node:zlib';
import { expect, laptop, onEachPage, type Page, phone, scrollThrough, test } from './support/test';

/** The contents of a PDF's streams, as far as they are compressed text (PDF 1.7, 7.3.8 and 7.4.4). */
const textsIn = (pdf: Buffer) =>
  Array.from(pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream/gs)).flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // Of another kind, such as a picture.
      return [];
    }
  });

const sheets = async (page: Page, format = 'A4', landscape = false) => {
  const pdf = await page.pdf({ format, landscape });
  return [pdf.toString('latin1'), ...textsIn(pdf)].flatMap((text) => text.match(/\/Type\s*\/Page\b/g) ?? []).length;
};

test('the landing page is one sheet, upright or across, with its picture, cards, steps and code', async ({ page }) => {
  await page.goto('/');
  for (const format of ['A4', 'Letter'])
    for (const landscape of [false, true]) expect(await sheets(page, format, landscape), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const parts = ['h1', '#features li h3', '#features li p', '#how-it-works li h3', '#free-trial figure [role=img]'];
  for (const part of parts) for (const one of await page.locator(`main ${part}`).all()) await expect(one).toBeVisible();
  // No link without its address.
  for (const link of await page.locator('main a').all()) await expect(link).toBeHidden();
});

test('the code is on the sheet though nobody scrolled to it, and a phone does not fetch it', async ({ page }) => {
  /** How many straight lines a sheet is drawn with (PDF 1.7, 8.5.2). */
  const lines = async () => textsIn(await page.pdf()).flatMap((text) => text.match(/ l$/gm) ?? []).length;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  const withCode = await lines();
  await page.route(/store-code/, (route) => route.abort());
  await page.reload();
  // The smallest code has 21 rows of several modules each.
  expect(withCode - (await lines())).toBeGreaterThan(100);
  await page.setViewportSize(phone);
  fetched.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  expect(fetched.filter((address) => address.includes('store-code'))).toEqual([]);
  await page.setViewportSize(laptop);
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
        words: link.textContent ?? '',
        written: getComputedStyle(link, '::after').content,
      })),
    );
    for (const { href, words, written } of links) {
      const address = href.startsWith('/') ? site.facts.siteUrl + href : href;
      // A mail address is the link's own text; a section stands on the same paper.
      if (/^(http|\/)/.test(href) && !address.startsWith(words)) expect(written).toContain(`(${address})`);
      else expect(written).toBe('none');
    }
  };
  await onEachPage(
    { page, site },
    look,
    site.legal.map(({ address }) => address),
  );
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
    for (const [name, count] of Object.entries({ beforeprint: 0, afterprint: before })) {
      await page.evaluate((event) => dispatchEvent(new Event(event)), name);
      await expect(closed).toHaveCount(count);
    }
    expect(before).toBeGreaterThan(0);
  };
  await onEachPage(
    { page, site },
    look,
    site.help.map(({ path }) => path),
  );
});
