/** What pages may load, run and keep. scripts/site-server.test.ts tests the headers. */
import { createHash } from 'node:crypto';
import { expect, menuOf, onEachPage, phone, scrollThrough, test } from './helpers/test';

test('each page has the one policy in its head, and no inline script but data', async ({ request, site }) => {
  const policies = new Set<string>();
  for (const path of site.paths) {
    const html = await (await request.get(path)).text();
    // A policy holds for the elements after it: only <meta> may stand before it.
    const policyElement = /<head>(?:<meta [^>]*>)*?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
    const policy = policyElement.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? '';
    policies.add(policy);
    const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => attributes);
    const programs = scripts.filter(
      (attributes) => !/type="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes),
    );
    const pageScript = /^ (defer(="")? src="\/page\.js"|src="\/page\.js" defer(="")?)$/;
    expect(programs, path).toEqual([expect.stringMatching(pageScript)]);
    expect(html, path).not.toMatch(/\son\w+="|javascript:/);
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  }
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline';/);
  expect(policy).toMatch(/; form-action 'self'; base-uri 'none'$/);
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:|data:/);
});

test('pages fetch no script but page.js, keep nothing and ask nothing elsewhere', async ({ page, site, baseURL }) => {
  await page.setViewportSize(phone);
  const requested: { type: string; url: string }[] = [];
  page.on('request', (request) => requested.push({ type: request.resourceType(), url: request.url() }));
  await onEachPage({ page, site }, async (path) => {
    await scrollThrough(page);
    await menuOf(page, site, site.pages.find((candidate) => candidate.path === path)?.lang).button.click();
    await page.keyboard.press('Escape');
    for (const link of (await page.locator('main a[href^="#"]').filter({ visible: true }).all()).slice(0, 3))
      await link.click();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [sessionStorage.length, navigator.serviceWorker.controller])).toEqual([0, null]);
  });
  const scripts = requested.filter(({ type }) => type === 'script').map(({ url }) => new URL(url).pathname);
  expect(new Set(scripts)).toEqual(new Set(['/page.js']));
  expect(requested.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});
