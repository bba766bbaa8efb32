/** What pages may load, run and keep, and with which headers everything is sent. */
import { createHash } from 'node:crypto';
import { filesBelow } from '../../src/content/list-files';
import { expect, menuOf, onEachPage, phone, scrollThrough, test } from './support/test';

test('each kind of file is sent with its headers', async ({ request, site }) => {
  const files = filesBelow(`${site.dist}/static`);
  const hashed = (ending: string) => `/static/${files.find((file) => file.endsWith(ending))}`;
  const headersOf = async (address: string) => (await request.get(address)).headers();
  const others = ['/page.js', '/favicon.svg', '/robots.txt'];
  for (const address of [...site.paths, hashed('.svg'), hashed('.png'), hashed('.woff2'), ...others]) {
    const headers = await headersOf(address);
    expect.soft(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers, address).not.toHaveProperty('set-cookie');
    const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect.soft(maxAge, address).toBeGreaterThan(15_768_000);
    // What has its own hash in its address is kept; all else is asked for again.
    const isKept = /max-age=[1-9]/.test(headers['cache-control'] ?? '');
    expect.soft(isKept, address).toBe(address.startsWith('/static/'));
  }
  // Opened by itself, a drawing runs nothing; icons and share pictures may be shown by other sites.
  expect((await headersOf(hashed('.svg')))['content-security-policy']).toContain('sandbox');
  for (const address of [hashed('.png'), '/favicon.svg', '/apple-touch-icon.png'])
    expect((await headersOf(address))['cross-origin-resource-policy'], address).toBe('cross-origin');
});

test('each page has the one policy in its head, and no inline script but data', async ({ request, site }) => {
  const policies = new Set<string>();
  for (const path of site.paths) {
    const html = await (await request.get(path)).text();
    // A policy holds for what comes after it: nothing but <meta> may stand before.
    const policyElement = /<head>(?:<meta [^>]*>)*?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
    const policy = policyElement.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? '';
    policies.add(policy);
    const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => attributes);
    const programs = scripts.filter((one) => !/type="(?:application\/(?:ld\+)?json|speculationrules)"/.test(one));
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
    await menuOf(page, site, site.pages.find((one) => one.path === path)?.lang).button.click();
    await page.keyboard.press('Escape');
    for (const link of (await page.locator('main a[href^="#"]').all()).slice(0, 3)) await link.click();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [sessionStorage.length, navigator.serviceWorker.controller])).toEqual([0, null]);
  });
  const scripts = requested.filter(({ type }) => type === 'script').map(({ url }) => new URL(url).pathname);
  expect(new Set(scripts)).toEqual(new Set(['/page.js']));
  expect(requested.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});
