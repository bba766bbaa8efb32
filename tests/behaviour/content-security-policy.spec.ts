import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { contentOf } from './support/content';
import { fixtureSite } from './support/fixture-site';
import { scrollThrough } from './support/scroll-through';
import { missing, test as withServers } from './support/servers';
import { allPaths, expect, hydrate, missingPath, test as onNode, phone } from './support/test';

const { menu } = contentOf('Interface');
const help = contentOf('Support', 'en');

/** Every state of every page that a visitor can bring about. */
const states: Record<string, (page: Page, origin: string) => Promise<void>> = {
  'the menu is open': async (page, origin) => {
    await page.setViewportSize(phone);
    await page.goto(origin);
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await hydrate(page);
  },
  'an answer is open': async (page, origin) => {
    await page.goto(`${origin}/support`);
    await page.locator('details summary').first().click();
    await expect(page.locator('details[open]')).not.toHaveCount(0);
  },
  'a search is typed': async (page, origin) => {
    await page.goto(`${origin}/support`);
    const field = page.getByRole('searchbox', { name: help.search.label, exact: true });
    await field.click();
    await field.fill('subscription');
    await expect(page.locator('section[aria-labelledby=results-title]')).toBeVisible();
  },
  'a page is reached on the client': async (page, origin) => {
    await page.goto(`${origin}/terms`);
    await hydrate(page);
    for (const path of ['/privacy', '/']) {
      await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path);
      await expect(page).toHaveURL(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await page.waitForLoadState('networkidle');
  },
  'the colours are dark': async (page, origin) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(origin);
    await hydrate(page);
  },
  'the page is printed': async (page, origin) => {
    await page.goto(`${origin}/terms`);
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
  },
};

/** Another origin, with a picture and a page that frames the site. It counts what it is asked for. */
const startForeignServer = async (framed: string) => {
  let requests = 0;
  const server: Server = createServer((request, response) => {
    requests += 1;
    const page = `<!doctype html><title>Frame</title><iframe src="${framed}"></iframe>`;
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const isPicture = request.url === '/picture.svg';
    response.writeHead(200, {
      'Content-Type': isPicture ? 'image/svg+xml' : 'text/html',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(isPicture ? picture : page);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests: () => requests, close: () => server.close() };
};

/** What the page was refused, by the directive that refused it. */
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

const listen = (page: Page) =>
  page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

/** What an attacker who can change the markup would try. */
const attacks: [name: string, directive: string, attack: (foreign: string) => void][] = [
  [
    'an injected inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.head.append(script);
    },
  ],
  [
    'an injected event handler',
    'script-src-attr',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="window.attacked = true">'),
  ],
  [
    'a foreign script',
    'script-src-elem',
    (foreign) => document.head.append(Object.assign(document.createElement('script'), { src: `${foreign}/script.js` })),
  ],
  [
    'a foreign image',
    'img-src',
    (foreign) => document.body.append(Object.assign(new Image(), { src: `${foreign}/picture.svg` })),
  ],
  [
    'an injected style sheet',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  ],
  ['a request to elsewhere', 'connect-src', (foreign) => void fetch(`${foreign}/picture.svg`).catch(() => {})],
  [
    'a frame',
    'frame-src',
    (foreign) => document.body.append(Object.assign(document.createElement('iframe'), { src: foreign })),
  ],
  [
    'another base for addresses',
    'base-uri',
    (foreign) => document.head.insertAdjacentHTML('afterbegin', `<base href="${foreign}/">`),
  ],
  [
    'a form that sends elsewhere',
    'form-action',
    (foreign) => {
      const form = Object.assign(document.createElement('form'), { action: foreign, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  ],
];

type Test = typeof onNode;

const testPolicies = (test: Test, origin: (fixtures: { baseURL: string | undefined }) => string) => {
  for (const path of allPaths()) {
    test(`${path} breaks no policy, hydrated or not`, async ({ page, baseURL, complaints }) => {
      const response = await page.goto(origin({ baseURL }) + path);
      expect(response?.headers()['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self' 'sha256-",
      );
      await scrollThrough(page);
      await hydrate(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(complaints.filter((text) => path !== missingPath || !/status of 404/.test(text))).toEqual([]);
    });
  }

  for (const [name, reach] of Object.entries(states)) {
    test(`no policy is broken while ${name}`, async ({ page, baseURL, complaints }) => {
      await reach(page, origin({ baseURL }));
      expect(complaints).toEqual([]);
    });
  }

  for (const [name, directive, attack] of attacks) {
    test(`${name} is refused`, async ({ page, baseURL }) => {
      const foreign = await startForeignServer(origin({ baseURL }));
      await page.goto(origin({ baseURL }));
      await listen(page);
      await page.evaluate(attack, foreign.origin);
      await expect.poll(() => refusals(page)).toContain(directive);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(foreign.requests()).toBe(0);
      foreign.close();
    });
  }

  test('a page in the frame of another site is refused', async ({ page, baseURL }) => {
    const foreign = await startForeignServer(origin({ baseURL }));
    await page.goto(foreign.origin);
    const frame = page.frames()[1];
    await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
    foreign.close();
  });
};

onNode.describe('under the headers of the built site', () => {
  testPolicies(onNode, ({ baseURL }) => baseURL ?? '');
});

onNode.describe('on a host that sends no headers and leads no address to another', () => {
  for (const address of ['/privacy', '/privacy/', '/privacy/index.html', '/404.html']) {
    onNode(`${address} has its policy in force`, async ({ page, complaints }) => {
      const server = createServer(sirv(fixtureSite)).listen(0);
      const response = await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${address}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).not.toHaveProperty('content-security-policy');
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      await listen(page);
      for (const [, directive, attack] of attacks.slice(0, 2)) {
        await page.evaluate(attack, '');
        await expect.poll(() => refusals(page)).toContain(directive);
      }
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      server.closeAllConnections();
      server.close();
    });
  }
});

withServers.describe('behind nginx', () => {
  withServers.skip(Boolean(missing), missing);
  let origin = '';
  withServers.beforeAll(({ nginx }) => {
    origin = nginx.origin;
  });
  testPolicies(withServers as unknown as Test, () => origin);
});
