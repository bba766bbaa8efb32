/** How many bytes a first visit takes, compressed as a host does. */
import { brotliCompressSync } from 'node:zlib';
import { expect, onEachPage, phone, type Response, test } from './support/test';

test.use({ viewport: phone, deviceScaleFactor: 3 });

/** Bytes at load, and of them those of HTML with its styles. */
const budgets = { landing: { all: 110_000, html: 20_000 }, other: { all: 90_000, html: 16_000 } };

/** What the search takes at the first focus of its field: program and index. */
const searchBudget = 95_000;

const isText = (response: Response) => /text|json|javascript|svg|xml/.test(response.headers()['content-type'] ?? '');

test('each page stays within its budget, and the search within its own', async ({ page, site }) => {
  let pending: Promise<{ size: number; type: string }>[] = [];
  page.on('response', (response) => {
    const measure = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      return {
        size: isText(response) ? brotliCompressSync(body).length : body.length,
        type: response.request().resourceType(),
      };
    };
    pending.push(measure());
  });
  const take = async () => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(pending);
    pending = [];
    const sum = (all: typeof sizes) => all.reduce((total, { size }) => total + size, 0);
    return { all: sum(sizes), html: sum(sizes.filter(({ type }) => type === 'document')) };
  };
  await onEachPage({ page, site }, async (path) => {
    const budget = path === '/' ? budgets.landing : budgets.other;
    const { all, html } = await take();
    console.log(`${path.padEnd(14)} ${all} bytes of ${budget.all}, HTML and styles ${html} of ${budget.html}`);
    expect.soft(all, path).toBeLessThanOrEqual(budget.all);
    expect.soft(html, path).toBeLessThanOrEqual(budget.html);
  });
  await page.goto(site.help[0]?.path ?? '');
  await take();
  const index = (await page.locator('form').getAttribute('data-index')) ?? '';
  await Promise.all([page.waitForResponse(`**${index}`), page.getByRole('searchbox').focus()]);
  const { all } = await take();
  console.log(`search         ${all} bytes of ${searchBudget}`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(searchBudget);
});
