import type { Page } from '@playwright/test';
import { contentOf, documentsOf } from '../support/content';
import { allPaths, expect, hydrate, test } from '../support/test';

type Node = { role: string; name: string; href?: string };

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];

/** What assistive technology gets of a page. */
const exposed = async (page: Page): Promise<Node[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found: Node[] = [];
  for (const { ignored, role, name, properties } of nodes) {
    if (ignored) continue;
    const href = properties?.find((property) => property.name === 'url')?.value.value;
    found.push({ role: String(role?.value), name: String(name?.value ?? ''), ...(href && { href }) });
  }
  await session.detach();
  return found;
};

for (const path of allPaths()) {
  test.describe(path, () => {
    test('a dozen landmarks at most, none named like another of its kind', async ({ page }) => {
      await page.goto(path);
      const found = (await exposed(page)).filter(({ role }) => landmarks.includes(role));
      const names = found.map(({ role, name }) => `${role} ${name}`);
      expect(names.length).toBeGreaterThan(3);
      expect(names.length, names.join('\n')).toBeLessThanOrEqual(12);
      expect(new Set(names).size).toBe(names.length);
    });

    test('links of one name lead to one place', async ({ page }) => {
      await page.goto(path);
      if (path.startsWith('/support')) {
        await hydrate(page);
        for (const summary of await page.locator('summary').all()) await summary.press('Enter');
      }
      const places = new Map<string, Set<string>>();
      const links = (await exposed(page)).filter(({ role }) => role === 'link');
      expect(links.length).toBeGreaterThan(5);
      for (const { name, href = '' } of links) {
        expect(name).not.toBe('');
        const { origin, pathname, search, hash } = new URL(href);
        // A badge says where it stands, in the same store; and a sentence may lead to a part of the page that it names.
        const place = [origin, pathname, href.startsWith('mailto:') && search, pathname === path && hash].join(' ');
        places.set(name, (places.get(name) ?? new Set()).add(place));
      }
      const double = [...places].filter(([, addresses]) => addresses.size > 1);
      expect(double.map(([name, addresses]) => [name, ...addresses])).toEqual([]);
    });

    test('each heading is named by its words alone', async ({ page }) => {
      await page.goto(path);
      const controls = await page
        .locator(':is(h1, h2, h3, h4) :is(a, button):only-child')
        .evaluateAll((all) =>
          all
            .filter((one) => one.closest('h1, h2, h3, h4')?.textContent?.trim() !== one.textContent?.trim())
            .map(({ outerHTML }) => outerHTML),
        );
      expect(controls).toEqual([]);
      const headings = (await exposed(page)).filter(({ role }) => role === 'heading');
      expect(headings.length).toBeGreaterThan(0);
      expect(headings.filter(({ name }) => /^[\s.]/.test(name))).toEqual([]);
    });
  });
}

for (const { data } of documentsOf('LegalDocument')) {
  test(`the headings of ${data.path} are named as they are titled`, async ({ page }) => {
    await page.goto(data.path);
    const headings = (await exposed(page)).filter(({ role }) => role === 'heading').map(({ name }) => name);
    const chapters = data.sections.map(({ title }) => title.replace(/\s+/g, ' '));
    const plain = headings.map((name) => name.replace(/^\d+\.\s/, '').replace(/\s+/g, ' '));
    expect(plain).toEqual(expect.arrayContaining(chapters));
  });
}

test('the rating is said once', async ({ page }) => {
  await page.goto('/');
  const { score } = contentOf('Hero').rating;
  const hero = (await exposed(page)).filter(({ role }) => ['image', 'StaticText'].includes(role));
  expect(hero.filter(({ name }) => name.includes(score)).map(({ name }) => name)).toEqual([
    contentOf('Interface').ratingAlt,
  ]);
});
