import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { contentOf, pageMeta } from './support/content';
import { allPaths, expect, laptop, missingPath, phone, test } from './support/test';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe can find: all WCAG 2 levels A and AA rules, up to 2.2, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** A page of each language, and the page for what is missing. */
const menus = [...new Map(pageMeta().map((page) => [page.lang, page])).values(), { path: missingPath, lang: 'fr' }];

const violations = async (page: Page): Promise<string[]> => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({ phone, laptop })) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of allPaths()) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }

  test.describe(`${colorScheme}, phone, menu open`, () => {
    test.use({ colorScheme, viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path, lang } of menus) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: contentOf('Interface', lang).menu }).click();
        await expect(page.getByRole('navigation', { name: contentOf('Navigation', lang).header.label })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
