/** Links: no link is dead, and each target can be seen. */
import { expect, laptop, onEachPage, phone, test } from './helpers/test';

test('every link leads somewhere, names another language, and shares its text with no link to elsewhere', async ({
  page,
  request,
  site,
}) => {
  const languages = new Map(site.pages.map(({ path, lang }) => [path, lang]));
  const fetchTarget = async (pathname: string) => {
    const response = await request.get(pathname, { maxRedirects: 0 });
    const ids = Array.from((await response.text()).matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
    return { status: response.status(), ids };
  };
  /** Every target is fetched once, because nearly every page links to every other page. */
  const fetched: Record<string, ReturnType<typeof fetchTarget>> = {};
  await onEachPage({ page, site }, async (path) => {
    const here = new URL(page.url()).origin;
    const links = await page.locator('a').evaluateAll((elements) =>
      (elements as HTMLAnchorElement[]).map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        href: link.getAttribute('href') ?? '',
        url: link.href,
        hreflang: link.getAttribute('hreflang'),
        // « Link to this answer » is clear within the answer that it leads to.
        isClear: link.closest('[aria-hidden]') !== null || `#${link.closest('[id]')?.id}` === link.hash,
      })),
    );
    expect(links.length).toBeGreaterThan(5);
    const targets = new Map<string, Set<string>>();
    for (const { name, href, url, hreflang, isClear } of links) {
      const { protocol, origin, pathname, search, hash } = new URL(url.replace(site.facts.siteUrl, here));
      if (protocol === 'mailto:') expect.soft(pathname, href).toMatch(/^[^@\s]+@[^@\s]+$/);
      else if (protocol === 'tel:') expect.soft(pathname, href).toMatch(/^\+?\d+$/);
      else if (origin !== here) expect.soft(protocol, href).toBe('https:');
      else {
        fetched[pathname] ??= fetchTarget(pathname);
        const { status, ids } = await fetched[pathname];
        if (!href.startsWith('#')) expect.soft(status, href).toBe(200);
        if (href.includes('#')) expect.soft(ids, href).toContain(decodeURIComponent(hash.slice(1)));
        const lang = languages.get(pathname) ?? 'fr';
        const isSameLanguage = lang === (languages.get(path) ?? 'fr');
        if (href.startsWith('/')) expect.soft(hreflang, href).toBe(isSameLanguage ? null : lang);
      }
      if (isClear) continue;
      const target = {
        origin,
        pathname,
        // Links to the store differ in their campaign. A link that shows a mail address may have a subject or not.
        mailSubject: protocol === 'mailto:' && name !== pathname ? search : '',
        // Links to another page may name a part of it.
        section: pathname === path ? hash : '',
      };
      targets.set(name, (targets.get(name) ?? new Set()).add(JSON.stringify(target)));
    }
    expect.soft([...targets].filter(([, targetsOfName]) => targetsOfName.size > 1)).toEqual([]);
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
