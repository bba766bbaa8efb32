/** What pages may load, run and keep, and with which headers everything is sent. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, menuOf, onEachPage, phone, scrollThrough, test } from './support/test';

test('each kind of file is sent with its headers', async ({ request, site }) => {
  const files = readdirSync(`${site.dist}/static`, { recursive: true, encoding: 'utf8' });
  const one = (ending: string) => `/static/${files.find((file) => file.endsWith(ending))}`;
  const headersOf = async (address: string) => (await request.get(address)).headers();
  for (const address of [
    ...site.paths,
    one('.svg'),
    one('.png'),
    one('.woff2'),
    '/page.js',
    '/favicon.svg',
    '/robots.txt',
  ]) {
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
    const kept = /max-age=[1-9]/.test(headers['cache-control'] ?? '');
    expect.soft(kept, address).toBe(address.startsWith('/static/'));
  }
  // Opened by itself, a drawing runs nothing; icons and share pictures may be shown by other sites.
  expect((await headersOf(one('.svg')))['content-security-policy']).toContain('sandbox');
  for (const address of [one('.png'), '/favicon.svg', '/apple-touch-icon.png'])
    expect((await headersOf(address))['cross-origin-resource-policy'], address).toBe('cross-origin');
});

test('each page has the one policy in its head, and no script inline but data', async ({ request, site }) => {
  const policies = new Set<string>();
  for (const path of site.paths) {
    const html = await (await request.get(path)).text();
    // Before anything that it rules.
    const [, policy = ''] =
      /<head>(?:<meta [^>]*>)*?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
    policies.add(policy.replaceAll('&#x27;', "'"));
    const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => attributes);
    const programs = scripts.filter(
      (one) => !/type="(application\/ld\+json|application\/json|speculationrules)"/.test(one),
    );
    expect(programs, path).toEqual([
      expect.stringMatching(/^ (defer(="")? src="\/page\.js"|src="\/page\.js" defer(="")?)$/),
    ]);
    expect(html, path).not.toMatch(/\son\w+="|javascript:/);
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    expect([...policies].join()).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  }
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline';/);
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:|data:/);
});

test('pages fetch no script but page.js, keep nothing and ask nothing elsewhere', async ({ page, site, baseURL }) => {
  await page.setViewportSize(phone);
  const requested: { type: string; url: string }[] = [];
  page.on('request', (request) => requested.push({ type: request.resourceType(), url: request.url() }));
  const look = async (path: string) => {
    await scrollThrough(page);
    await menuOf(page, site, site.pages.find((one) => one.path === path)?.lang).button.click();
    await page.keyboard.press('Escape');
    for (const link of (await page.locator('main a[href^="#"]').all()).slice(0, 3)) await link.click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(kept).toEqual(['']);
    const scripts = requested.filter(({ type }) => type === 'script').map(({ url }) => new URL(url).pathname);
    expect(new Set(scripts)).toEqual(new Set(['/page.js']));
    expect(requested.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  };
  await onEachPage({ page, site }, look);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('what somebody slips into a page', () => {
  test.use({ expectedComplaints: /violates|refused|Content Security Policy|404|ERR_/i });

  /** What an attacker who can change the markup would try, and what refuses it. */
  const attacks: [directive: string, attack: (foreign: string) => void][] = [
    [
      'script-src-elem',
      () => document.head.append(Object.assign(document.createElement('script'), { textContent: 'attacked = true' })),
    ],
    [
      'script-src-attr',
      () => document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" onload="attacked = true">'),
    ],
    [
      'script-src-elem',
      (foreign) => document.head.append(Object.assign(document.createElement('script'), { src: foreign })),
    ],
    ['img-src', (foreign) => document.body.append(Object.assign(new Image(), { src: foreign }))],
    ['connect-src', (foreign) => void fetch(foreign).catch(() => {})],
    ['frame-src', (foreign) => document.body.append(Object.assign(document.createElement('iframe'), { src: foreign }))],
    ['base-uri', (foreign) => document.head.insertAdjacentHTML('afterbegin', `<base href="${foreign}">`)],
    [
      'form-action',
      (foreign) => {
        const form = Object.assign(document.createElement('form'), { action: foreign, method: 'post' });
        document.body.append(form);
        form.submit();
      },
    ],
  ];

  test('is refused, and no other site may frame a page', async ({ page, baseURL }) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><title>Frame</title><iframe src="${baseURL}"></iframe>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (const [directive, attack] of attacks) {
      await page.goto('/');
      await page.evaluate(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      });
      await page.evaluate(attack, foreign);
      const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
      await expect.poll(refused, directive).toContain(directive);
      expect(await page.evaluate(() => 'attacked' in window), directive).toBe(false);
    }
    expect(requests).toBe(0);
    await page.goto(foreign);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    server.closeAllConnections();
    server.close();
  });
});
