/** No link is dead, and none leads somewhere that cannot be seen. */
import { expect, laptop, onEachPage, phone, test } from './support/test';

test('every link leads somewhere, says if it is in another language, and shares its name with no link to elsewhere', async ({
  page,
  request,
  site,
}) => {
  const languages = new Map(site.pages.map(({ path, lang }) => [path, lang]));
  /** What the server answers, by its address: nearly every page leads to nearly every other. */
  const answers = new Map<string, { status: number; ids: string[] }>();
  const ask = async (pathname: string) => {
    const known = answers.get(pathname);
    if (known) return known;
    const response = await request.get(pathname, { maxRedirects: 0 });
    const ids = Array.from((await response.text()).matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
    const answer = { status: response.status(), ids };
    answers.set(pathname, answer);
    return answer;
  };
  await onEachPage({ page, site }, async (path) => {
    const here = new URL(page.url()).origin;
    const links = await page.locator('a').evaluateAll((all) =>
      all.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        written: link.getAttribute('href') ?? '',
        href: (link as HTMLAnchorElement).href,
        hreflang: link.getAttribute('hreflang'),
      })),
    );
    expect(links.length).toBeGreaterThan(5);
    const targets = new Map<string, Set<string>>();
    for (const { name, written, href, hreflang } of links) {
      const { protocol, origin, pathname, search, hash } = new URL(href.replace(site.facts.siteUrl, here));
      if (protocol === 'mailto:') expect(pathname, written).toMatch(/^[^@\s]+@[^@\s]+$/);
      else if (protocol === 'tel:') expect(pathname, written).toMatch(/^\+?\d+$/);
      else if (origin !== here) expect(protocol, written).toBe('https:');
      else {
        const { status, ids } = await ask(pathname);
        if (!written.startsWith('#')) expect(status, written).toBe(200);
        if (written.includes('#')) expect(ids, written).toContain(decodeURIComponent(hash.slice(1)));
        const lang = languages.get(pathname) ?? 'fr';
        if (written.startsWith('/'))
          expect(hreflang, written).toBe(lang === (languages.get(path) ?? 'fr') ? null : lang);
      }
      // Links to one store differ in their campaign, links to another page may name a part of it, and a mail address is
      // the same with and without a subject.
      const subject = protocol === 'mailto:' && name !== pathname && search;
      const target = [origin, pathname, subject, pathname === path && hash].join(' ');
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    }
    expect([...targets].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
  });
});

test('the fixed header covers no anchor’s target', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const coveredTargets = () => {
    const header = document.querySelector('header') as HTMLElement;
    const fragments = Array.from(document.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href'));
    return [...new Set(fragments)].filter((fragment) => {
      location.hash = '';
      scrollTo(0, 0);
      location.hash = fragment ?? '';
      const target = document.getElementById(decodeURIComponent(fragment?.slice(1) ?? '')) as HTMLElement;
      const start = target.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(target).paddingTop);
      return start < header.getBoundingClientRect().bottom || start > innerHeight;
    });
  };
  await onEachPage({ page, site }, async () => {
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(coveredTargets)).toEqual([]);
    }
  });
});
