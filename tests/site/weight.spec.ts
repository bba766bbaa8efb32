/** How many bytes a first visit takes, compressed as a host does. */
import { brotliCompressSync } from 'node:zlib';
import { expect, onEachPage, phone, test } from './support/test';

test.use({ viewport: phone, deviceScaleFactor: 3 });

/** Bytes at load, and of them those of HTML with its styles. */
const budgets = { landing: { all: 110_000, html: 20_000 }, other: { all: 90_000, html: 16_000 } };

/** What the search takes at the first focus of its field: program and index. */
const searchBudget = 95_000;

test('each page stays within its budget, and the search within its own', async ({ page, site }) => {
  let responses: Promise<{ size: number; type: string }>[] = [];
  page.on('response', (response) => {
    const measure = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const isText = /text|json|javascript|svg|xml/.test(response.headers()['content-type'] ?? '');
      return {
        size: isText ? brotliCompressSync(body).length : body.length,
        type: response.request().resourceType(),
      };
    };
    responses.push(measure());
  });
  /** The bytes of everything that has come since it was called last. */
  const takeSizes = async () => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(responses);
    responses = [];
    const sum = (all: typeof sizes) => all.reduce((total, { size }) => total + size, 0);
    return { all: sum(sizes), html: sum(sizes.filter(({ type }) => type === 'document')) };
  };
  await onEachPage({ page, site }, async (path) => {
    const budget = path === '/' ? budgets.landing : budgets.other;
    const { all, html } = await takeSizes();
    expect.soft(all, path).toBeLessThanOrEqual(budget.all);
    expect.soft(html, path).toBeLessThanOrEqual(budget.html);
  });
  await page.goto(site.help[0]?.path ?? '');
  await takeSizes();
  const index = (await page.locator('form').getAttribute('data-index')) ?? '';
  await Promise.all([page.waitForResponse(`**${index}`), page.getByRole('searchbox').focus()]);
  const { all } = await takeSizes();
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(searchBudget);
});
