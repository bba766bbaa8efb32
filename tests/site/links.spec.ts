import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { landingFragments } from '../../src/content/pages';
import { changesAddress, formerAddress } from '../../src/content/versions/addresses';
import { documentsOf, facts, pageMeta } from './support/content';
import { allPaths, expect, laptop, pagePaths, phone, sitePaths, test } from './support/test';

/** An address of the site, on the server that the tests run against; any other as it is. */
const onServer = (address: string, origin: string) =>
  address === facts.siteUrl || address.startsWith(`${facts.siteUrl}/`)
    ? origin + address.slice(facts.siteUrl.length)
    : address;

/** What the server answers, by its address: nearly every page leads to nearly every other. */
const answers = new Map<string, { status: number; ids: Set<string> }>();
const ask = async (request: APIRequestContext, pathname: string) => {
  const known = answers.get(pathname);
  if (known) return known;
  const response = await request.get(pathname, { maxRedirects: 0, failOnStatusCode: false });
  const { document } = new JSDOM(await response.text()).window;
  const ids = new Set(Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
  const answer = { status: response.status(), ids };
  answers.set(pathname, answer);
  return answer;
};

test('the landing page has every section that the check lets a link lead to', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(landingFragments.filter((fragment) => !ids.includes(fragment))).toEqual([]);
});

for (const path of allPaths()) {
  test(`every link and fragment on ${path} leads somewhere`, async ({ page, request }) => {
    await page.goto(path);
    const addresses = await page
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => ({ written: link.getAttribute('href') ?? '', href: (link as HTMLAnchorElement).href })),
      );
    expect(addresses.length).toBeGreaterThan(0);

    for (const { written, href } of new Map(addresses.map((address) => [address.written, address])).values()) {
      const here = new URL(page.url()).origin;
      const { protocol, origin, pathname, hash } = new URL(onServer(href, here));
      if (protocol === 'mailto:') {
        expect(pathname, written).toMatch(/^[^@\s]+@[^@\s]+$/);
      } else if (protocol === 'tel:') {
        // RFC 3966
        expect(pathname, written).toMatch(/^\+?\d+$/);
      } else if (origin !== here) {
        expect(protocol, written).toBe('https:');
      } else {
        const { status, ids } = await ask(request, pathname);
        // On the 404 page itself its own fragments answer 404.
        if (!written.startsWith('#')) expect(status, written).toBe(200);
        if (written.includes('#')) {
          expect(hash.length, `${written} names a place`).toBeGreaterThan(1);
          expect(ids.has(decodeURIComponent(hash.slice(1))), written).toBe(true);
        }
      }
    }
  });

  test(`every link on ${path} to a page in another language says so`, async ({ page }) => {
    await page.goto(path);
    const lang = await page.locator('html').getAttribute('lang');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('hreflang')] as const),
      );
    const languages = new Map([
      ...pageMeta().map((meta) => [meta.path, meta.lang] as const),
      ...documentsOf('FormerVersion').flatMap(({ data: { path, lang, updated } }) => {
        const address = formerAddress({ path, updated });
        return [address, changesAddress(address)].map((one) => [one, lang] as const);
      }),
    ]);
    const expected = links.map(([to]) => {
      const other = languages.get(to.split('#')[0] ?? '');
      return [to, other === lang ? null : other];
    });
    expect(links).toEqual(expected);
  });

  test(`every file that ${path} refers to is there`, async ({ page, request }) => {
    await page.goto(path);
    const references = await page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
      const candidates = attribute('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      );
      return [
        ...attribute('[src]', 'src'),
        ...candidates,
        ...attribute('link:not([rel=canonical])', 'href'),
        ...attribute('meta[property="og:image"]', 'content'),
      ];
    });
    for (const reference of new Set(references)) {
      const response = await request.get(onServer(reference, ''), { failOnStatusCode: false });
      expect(response.status(), reference).toBe(200);
    }
  });
}

for (const path of sitePaths().filter((path) => path !== '/')) {
  for (const written of [`${path}/`, `${path}/index.html`, `${path}/?a=b`]) {
    test(`${written} redirects once to the address without slash`, async ({ request }) => {
      const response = await request.get(written, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      const location = response.headers().location ?? '';
      expect(location).toBe(written.replace(/\/(index\.html)?(?=\?|$)/, ''));
      expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
}

for (const [device, viewport] of Object.entries({ phone, laptop })) {
  for (const path of pagePaths()) {
    test(`the fixed header covers no anchor's target on ${path}, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const misplaced = await page.evaluate(() => {
        const header = document.querySelector('header') as HTMLElement;
        const fragments = Array.from(
          document.querySelectorAll('a[href^="#"]'),
          (link) => link.getAttribute('href') ?? '',
        );
        return [...new Set(fragments)].filter((fragment) => {
          window.location.hash = '';
          window.scrollTo(0, 0);
          window.location.hash = fragment;
          const target = document.getElementById(decodeURIComponent(fragment.slice(1))) as HTMLElement;
          const start = target.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(target).paddingTop);
          return start < header.getBoundingClientRect().bottom || start > window.innerHeight;
        });
      });
      expect(misplaced).toEqual([]);
    });
  }
}
