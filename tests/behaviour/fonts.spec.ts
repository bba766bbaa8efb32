import path from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { figtree, youngSerif } from '../../src/gatsby/fonts/web-fonts';
import { allPaths, expect, hydrated, isSameDocument, markDocument, test } from './support/test';

/** The families of fonts that the letters of some elements are set in: those that the site serves, and the device's. */
const familiesOf = async (page: Page, selector: string) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = { own: new Set<string>(), others: new Set<string>() };
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) families[isCustomFont ? 'own' : 'others'].add(familyName);
  }
  return { own: [...families.own], others: [...families.others] };
};

/** Opens a page with its fonts: one that came too late for the first visit is there for the second. */
const visitTwice = async (page: Page, path: string) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
};

for (const path of allPaths()) {
  test(`the site's two fonts have every character on ${path}`, async ({ page }) => {
    await visitTwice(page, path);
    const { own, others } = await familiesOf(page, 'body *');
    expect(others).toEqual([]);
    expect(own).toHaveLength(2);
  });
}

/** The font that the landing page's answer names in its header. */
const earlyFont = async (request: APIRequestContext): Promise<string> => {
  const { link = '' } = (await request.get('/')).headers();
  const [, early] = /^<(\/static\/[^>]+\.woff2)>; rel=preload; as=font; crossorigin$/.exec(link) ?? [];
  expect(early).toBeTruthy();
  return String(early);
};

test("the font that the landing page's answer names in its header is all that its headline needs", async ({
  page,
  request,
}) => {
  await earlyFont(request);
  // Refused by the browser itself: a route of Playwright's would leave the second visit without a cache.
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const others = [youngSerif, figtree].map(({ file }) => `*/${path.parse(file).name}-*`);
  await client.send('Network.setBlockedURLs', { urls: others });
  await visitTwice(page, '/');
  expect((await familiesOf(page, 'h1, h1 *')).others).toEqual([]);
  expect((await familiesOf(page, 'h1 ~ p')).own).toEqual([]);
});

test.describe('its headline, when its font comes after the first paint', () => {
  const headline = 'h1, h1 *';
  let sendFont: () => Promise<unknown>;

  test.beforeEach(async ({ page, request }) => {
    const early = await earlyFont(request);
    const font = await request.get(early);
    let waiting: ((route: Route) => void) | undefined;
    const asked = new Promise<Route>((resolve) => {
      waiting = resolve;
    });
    await page.route('**/*.woff2', (route) =>
      route.request().url().endsWith(early) ? waiting?.(route) : route.abort(),
    );
    sendFont = async () => (await asked).fulfill({ response: font });
    // The page's own timers stand still until a test moves them on.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(() =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })).then(
        Boolean,
      ),
    );
    expect((await familiesOf(page, headline)).own).toEqual([]);
  });

  test('is still set in it while its letters are waited for', async ({ page }) => {
    await page.clock.runFor(20);
    await sendFont();
    await expect.poll(async () => (await familiesOf(page, headline)).others).toEqual([]);
    await page.clock.runFor(1000);
    expect((await familiesOf(page, headline)).others).toEqual([]);
  });

  test('is not exchanged any more once it can be read', async ({ page }) => {
    await page.clock.runFor(200);
    await sendFont();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(1000);
    expect((await familiesOf(page, headline)).own).toEqual([]);
  });
});

for (const path of allPaths())
  test(`the styles that follow a first gesture on ${path} bring no font, for which all texts would be laid out anew`, async ({
    page,
  }) => {
    await page.goto(path);
    const count = () => page.evaluate(() => ({ sheets: document.styleSheets.length, fonts: document.fonts.size }));
    const { sheets, fonts } = await count();
    await page.getByRole('banner').getByRole('link').first().hover();
    await expect.poll(count).toEqual({ sheets: sheets + 1, fonts });
  });

test("the headline is set in the site's own letters where React brings the landing page", async ({ page }) => {
  await visitTwice(page, '/terms');
  const home = page.getByRole('banner').getByRole('link').first();
  await home.hover();
  await hydrated(page);
  await markDocument(page);
  await home.click();
  await expect(page.locator('#hero-title')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect((await familiesOf(page, 'h1, h1 *')).others).toEqual([]);
});

test('a page whose headline is set in the whole font names none in its header', async ({ request }) => {
  for (const path of allPaths().filter((one) => one !== '/'))
    expect((await request.get(path)).headers().link, path).toBeUndefined();
});
