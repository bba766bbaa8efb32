import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe can find: all WCAG 2 levels A and AA rules, up to 2.2, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What axe finds on a page. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const results: AxeResults = await page.evaluate(
    (values) => (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: { type: 'tag', values } }),
    tags,
  );
  expect(results.passes.length, 'axe has looked at the page').toBeGreaterThan(10);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
};
