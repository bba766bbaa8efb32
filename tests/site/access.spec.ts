/** Everybody can use the pages: WCAG 2.2, by axe and by what axe cannot see. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, laptop, menuOf, onEachPage, openAnswers, type Page, phone, test, typed } from './helpers/test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** All WCAG 2 rules of levels A and AA, up to 2.2, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What axe reports of a page. */
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

for (const [colorScheme, viewport] of [
  ['light', laptop],
  ['dark', phone],
] as const) {
  test.describe(`axe reports nothing in the ${colorScheme} theme:`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('each page with its answers open', async ({ page, site }) => {
      await onEachPage({ page, site }, async () => {
        await openAnswers(page);
        expect(await violations(page)).toEqual([]);
      });
    });

    test('the open menu, and the photographed plate', async ({ page, site }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
      await menuOf(page, site).button.click();
      await expect(menuOf(page, site).links).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a search that finds an answer, and one that finds nothing', async ({ page, site }) => {
      const [support] = site.supportPages;
      await page.goto(support?.path ?? '');
      for (const query of [typed(support?.faq.groups[0]?.items[0]?.question), 'xqzw']) {
        await page.getByRole('searchbox').fill(query);
        await expect(page.getByRole('status')).toContainText(query.slice(0, 8));
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

test('screen readers hear no title twice: once as the name of a part, and again in it', async ({ page, site }) => {
  const twice = /- (?:region|navigation|group|figure|article) "(.+)":\n *- (?:\w+ "|\w+: )\1"?/g;
  await onEachPage({ page, site }, async () => {
    await openAnswers(page);
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(twice);
  });
});

test('by keyboard each link and button is reached, and seen with a ring around it', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** What is wrong with the element that has the focus; empty if nothing is. */
  const problemOfFocus = () => {
    const element = document.activeElement as HTMLElement;
    if (!element || element === document.body) return 'The focus is nowhere.';
    const { top, bottom, left } = element.getBoundingClientRect();
    const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const name = element.outerHTML.slice(0, 90);
    // WCAG 2.2, 2.4.11
    if (bottom <= 0 || top >= innerHeight || left < 0) return `${name} is out of sight`;
    if (!element.closest('header, a[href="#content"]') && bottom <= headerEnd) return `${name} is below the header`;
    // The ring may be drawn by a part of the element or around the element's parent.
    const candidates = [element, ...element.querySelectorAll('*'), element.parentElement].filter(
      (candidate) => candidate !== null,
    );
    const hasRing = candidates.some((candidate) =>
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      }),
    );
    return hasRing ? '' : `${name} has no ring`;
  };
  const look = async () => {
    const expected = await page
      .locator('a[href]:not([tabindex]), button, input, summary')
      .evaluateAll((all) => all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length);
    const problems: string[] = [];
    for (let tab = 0; tab < expected; tab += 1) {
      await page.keyboard.press('Tab');
      problems.push(await page.evaluate(problemOfFocus));
    }
    expect(problems.filter(Boolean)).toEqual([]);
    const skipLink = page.locator('a').first();
    await skipLink.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  };
  const supportPath = site.supportPages[0]?.path ?? '';
  await onEachPage({ page, site }, look, ['/', supportPath, site.legalPages[0]?.path ?? '']);
  await page.setViewportSize({ width: 1280, height: 400 });
  await onEachPage({ page, site }, look, [supportPath]);
});

// axe tests the 24 px of WCAG 2.2, 2.5.8.
test('buttons, fields and main links have 44 px for a finger, also in the menu and in the search', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const question = typed(site.supportPages[0]?.faq.groups[0]?.items[0]?.question);
  const search = `${site.supportPages[0]?.path}?${new URLSearchParams({ q: question })}`;
  const smallTargets = () =>
    Array.from(document.querySelectorAll('button, input, summary, header a, main section a, footer section a'))
      .filter((target) => target.checkVisibility() && !target.matches('[tabindex="-1"]'))
      // A link within a sentence is as high as its line.
      .filter((link) => !link.matches(':is(p, li) a') || link.closest('p, li')?.textContent === link.textContent)
      .filter((target) => {
        // A label is part of the target of its check box.
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        return Math.min(width, height) < 43.99;
      })
      .map((target) => target.outerHTML.slice(0, 80));
  const look = async (path: string) => {
    if (path === search) await expect(page.getByRole('article')).toBeVisible();
    expect(await page.evaluate(smallTargets)).toEqual([]);
    for (const button of await page.locator('button[popovertarget]').all()) {
      await button.click();
      expect(await page.evaluate(smallTargets)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  };
  await onEachPage({ page, site }, look, [...site.paths, search]);
});
