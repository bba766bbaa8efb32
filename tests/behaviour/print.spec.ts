/** What a page becomes on paper. */
import type { Page } from '@playwright/test';
import { features } from '../../src/content/schema/features';
import { freeTrial } from '../../src/content/schema/free-trial';
import { hero } from '../../src/content/schema/hero';
import { howItWorks } from '../../src/content/schema/how-it-works';
import { countSheets, textsIn } from '../support/pdf';
import { contentOf, documentsOf, facts } from './support/content';
import { scrollThrough } from './support/scroll-through';
import { expect, laptop, phone, test } from './support/test';

/** How many sheets of paper the page makes. */
const sheets = async (page: Page, format = 'A4', landscape = false): Promise<number> =>
  countSheets(await page.pdf({ format, landscape }));

/** The text of the greatest length that a field may have, in words of eight letters. */
const longest = ({ maxLength }: { maxLength: number | null }) =>
  'aubergin '
    .repeat(40)
    .slice(0, maxLength ?? 0)
    .trim();

const { title: stepsTitle, items: steps } = howItWorks.shape;
const { title, items } = features.shape;
const longestTexts = {
  h1: Array.from({ length: 3 }, () => longest(hero.shape.headline.element)).join(' '),
  'h1 + p': longest(hero.shape.lede),
  '#features h2': longest(title),
  '#features li h3': longest(items.element.shape.title),
  '#features li p': longest(items.element.shape.text),
  '#how-it-works h2': longest(stepsTitle),
  '#how-it-works li h3': longest(steps.element.shape.title),
  '#how-it-works li p': longest(steps.element.shape.text),
  '#free-trial h2': longest(freeTrial.shape.title),
  '#free-trial h2 + p': longest(freeTrial.shape.text),
  '#free-trial p:last-child': longest(freeTrial.shape.note),
  '#free-trial figcaption': longest(freeTrial.shape.qrCode.shape.caption),
};

for (const format of ['A4', 'Letter']) {
  for (const landscape of [false, true]) {
    test(`the landing page is one sheet of ${format}${landscape ? ', which lies across' : ''}`, async ({ page }) => {
      await page.goto('/');
      expect(await sheets(page, format, landscape)).toBe(1);
    });
  }
}

test('it is one sheet with the longest texts that its content may have', async ({ page }) => {
  await page.goto('/');
  for (const [selector, text] of Object.entries(longestTexts)) {
    expect(text, selector).not.toBe('');
    const places = page.locator(`main ${selector}`);
    expect(await places.count(), selector).toBeGreaterThan(0);
    await places.evaluateAll((all, words) => {
      for (const place of all) place.textContent = words;
    }, text);
  }
  expect(await sheets(page)).toBe(1);
});

test('the sheet holds headline, plate, six lines, three steps and the code, and no link without its address', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main > :first-child svg').last()).toBeVisible();
  for (const [part, count] of [
    ['features', 6],
    ['how-it-works', 3],
  ] as const) {
    const lines = page.locator(`#${part} li`);
    await expect(lines).toHaveCount(count);
    for (const line of await lines.all()) {
      await expect(line.locator('h3')).toBeVisible();
      await expect(line.locator('p')).toBeVisible();
    }
  }
  await expect(page.locator('#free-trial figure [role=img]')).toBeVisible();
  for (const link of await page.locator('main a').all()) await expect(link).toBeHidden();
});

test('a question with the id of a part of the landing page is printed like the others', async ({ page }) => {
  const ids = contentOf('Faq', 'en').groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toContain('free-trial');
  await page.goto('/support');
  await page.emulateMedia({ media: 'print' });
  const looks = await page.evaluate(
    (all) =>
      all.map((id) => {
        const answer = document.getElementById(id) as HTMLElement;
        const { backgroundColor } = getComputedStyle(answer);
        const { display, minHeight } = getComputedStyle(answer.parentElement as HTMLElement);
        return [backgroundColor, display, minHeight].join(' ');
      }),
    ids,
  );
  expect(new Set(looks).size).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'))).toBe('numbered');
});

/** How many straight lines the sheets are drawn with (PDF 1.7, 8.5.2). */
const linesIn = (pdf: Buffer): number => textsIn(pdf).flatMap((text) => text.match(/ l$/gm) ?? []).length;

test('printed from a wide window, the code is on the sheet though nobody scrolled to it', async ({ page }) => {
  const print = async () => linesIn(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  await page.goto('/', { waitUntil: 'load' });
  const lines = await print();
  await page.route(/store-code/, (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  // The smallest code has 21 rows of several modules each.
  expect(lines - (await print())).toBeGreaterThan(100);
});

test('a phone does not fetch the code', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  expect(fetched.filter((address) => address.includes('store-code'))).toEqual([]);
  await page.setViewportSize(laptop);
  await expect.poll(() => fetched.filter((address) => address.includes('store-code'))).toHaveLength(1);
});

for (const { data } of documentsOf('LegalDocument')) {
  test(`on paper ${data.path} has the addresses of its links beside them`, async ({ page }) => {
    await page.goto(data.path);
    await page.emulateMedia({ media: 'print' });
    const links = await page.locator('article .prose a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        words: link.textContent ?? '',
        written: getComputedStyle(link, '::after').content,
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const { href, words, written } of links) {
      const address = href.startsWith('/') ? facts.siteUrl + href : href;
      // A mail address is the link's own text; a section stands on the same paper.
      if (/^(http|\/)/.test(href) && !address.startsWith(words)) expect(written).toContain(`(${address})`);
      else expect(written).toBe('none');
    }
  });

  test(`${data.path} is shown while its rules for paper are still on their way`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/\.css$/, (route) => void asked.push(route.request().url()));
    await page.goto(data.path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await expect(page.locator('h1')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}
