/** How many bytes a first visit takes, compressed as a static host does. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, onEachPage, phone, type Response, test } from './helpers/test';

test.use({ viewport: phone, deviceScaleFactor: 3 });

/** The budgets of `npm run bench`: the first entry is for `/`, the second for other pages. */
const [landingBudget, pageBudget] = JSON.parse(readFileSync('lighthouserc.json', 'utf8')).ci.assert.assertMatrix.map(
  ({ assertions }: { assertions: Record<string, [string, { maxNumericValue: number }]> }) =>
    assertions['total-byte-weight']?.[1].maxNumericValue,
);
/** The first answer of a server: ten packets of 1,460 bytes (RFC 6928). */
const firstAnswer = 14_600;
/** The program and the index of the search, which the first focus of the field fetches. */
const searchBudget = 95_000;

const sizeOf = async (response: Response): Promise<number> => {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /text|json|javascript|svg|xml/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
};

test('each page stays within its budget, and the search within its own', async ({ page, site }) => {
  // Playwright turns the browser's cache off when it handles requests.
  await page.route('**', (route) => route.continue());
  let sizes: Promise<number>[] = [];
  page.on('response', (response) => sizes.push(sizeOf(response)));
  /** The bytes of all responses since the last call. */
  const takeSize = async () => {
    await page.waitForLoadState('networkidle');
    const size = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
    sizes = [];
    return size;
  };
  await onEachPage({ page, site }, async (path) => {
    expect.soft(await takeSize(), path).toBeLessThanOrEqual(path === '/' ? landingBudget : pageBudget);
  });
  const html = brotliCompressSync(readFileSync(`${site.dist}/index.html`)).length;
  expect.soft(html, 'the HTML of / with its styles').toBeLessThanOrEqual(firstAnswer);

  await page.goto(site.supportPages[0]?.path ?? '');
  await takeSize();
  const index = (await page.getByRole('search').getAttribute('data-index')) ?? '';
  await Promise.all([page.waitForResponse(`**${index}`), page.getByRole('searchbox').focus()]);
  const searchSize = await takeSize();
  expect(searchSize).toBeGreaterThan(0);
  expect(searchSize).toBeLessThanOrEqual(searchBudget);
});
