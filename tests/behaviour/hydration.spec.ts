import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import {
  allPaths,
  expect,
  hydrated,
  isSameDocument,
  laptop,
  markDocument,
  phone,
  sitePaths,
  test,
} from './support/test';

/** The types of what a page fetches, and which of them are scripts. */
const record = (page: Page) => {
  const requests: { type: string; url: string }[] = [];
  page.on('request', (request) => requests.push({ type: request.resourceType(), url: request.url() }));
  return {
    types: () => [...new Set(requests.map(({ type }) => type))].toSorted(),
    scripts: () => requests.filter(({ type }) => type === 'script').map(({ url }) => url),
  };
};

const scrollDown = async (page: Page) => {
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
};

for (const path of allPaths()) {
  test(`${path} fetches nothing but HTML, style, fonts and images, at load and while scrolling`, async ({ page }) => {
    const requests = record(page);
    await page.goto(path);
    await page.mouse.move(2, 400);
    await scrollDown(page);
    await page.waitForLoadState('networkidle');
    const allowed = ['document', 'font', 'image', 'other', 'stylesheet'];
    expect(requests.types().filter((type) => !allowed.includes(type))).toEqual([]);
    expect(requests.scripts()).toEqual([]);
  });

  test(`${path} holds no script but the loader, rules and data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => attributes);
    expect(scripts.filter((attributes) => attributes.includes('src='))).toEqual([]);
    expect(scripts.filter((attributes) => !attributes.includes('type='))).toHaveLength(1);
    expect(html).not.toMatch(/<link[^>]+as="script"|rel="modulepreload"/);
  });
}

const intents: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over a link': (page) => page.getByRole('banner').getByRole('link').first().hover(),
  'a press on a button': (page) => page.getByRole('button').first().tap(),
  'the focus of a link': (page) => page.keyboard.press('Tab'),
};

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const [intent, show] of Object.entries(intents)) {
    test(`${intent} hydrates the page, once`, async ({ page }) => {
      const requests = record(page);
      await page.goto('/privacy');
      expect(requests.scripts()).toEqual([]);
      await show(page);
      await hydrated(page);
      for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
        await page.getByRole('banner').getByRole('link').first().dispatchEvent(sign);
      }
      await page.waitForLoadState('networkidle');
      const scripts = requests.scripts();
      expect(scripts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(scripts).size).toBe(scripts.length);
    });
  }

  test('a press on the menu’s button fetches no script before the menu is there', async ({ page }) => {
    const requests = record(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: contentOf('Interface').menu, exact: true }).tap();
    const { label } = contentOf('Navigation').header;
    await expect(page.getByRole('navigation', { name: label, exact: true })).toBeVisible();
    await page.clock.runFor(150);
    expect(await page.evaluate(() => document.head.querySelectorAll('[src],[as=script]').length)).toBe(0);
    expect(requests.scripts()).toEqual([]);
    await page.clock.runFor(850);
    await expect.poll(() => requests.scripts().length).toBeGreaterThan(0);
  });

  test('the manifest comes with the scripts', async ({ page }) => {
    await page.goto('/');
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
  });

  test('an open menu survives hydration', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: contentOf('Interface').menu, exact: true }).tap();
    await hydrated(page);
    const { label } = contentOf('Navigation').header;
    await expect(page.getByRole('navigation', { name: label, exact: true })).toBeVisible();
  });
});

test('scroll position and focus survive hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const link = page.locator('article a[href="/privacy"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.focus();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(link).toBeFocused();
});

test('whoever scrolled away from the fragment of the address is not taken back to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms#litiges');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => scrollBy(0, -1000));
  const before = await page.evaluate(() => scrollY);
  await page.locator('header a').first().hover();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('hydration moves nothing on a page that was shown without its fonts', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/terms');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('header a').first().hover();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await height()).toBe(before);
});

for (const address of ['/terms', '/terms#definitions'])
  test(`"back" to ${address} leads to where the visitor was, at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const link = page.locator('article a[href="/privacy"]').last();
    // All scrolling is done before React takes the page over: its event comes ahead of the next frame.
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await link.hover();
    await hydrated(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.locator('h1')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('time').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

test('"back" to a fragment leaves whoever had gone up to the top there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  const link = page.locator('header a[href="/"]').first();
  await link.hover();
  await hydrated(page);
  await page.evaluate(() => location.assign('#definitions'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => scrollTo(0, 0));
  // The router notes a place one frame after its event.
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  await link.click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/terms#definitions');
  await expect(page.locator('time').first()).toBeAttached();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('"back" from a fragment that the first press led to is where the visitor was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await page.locator('a[href="#definitions"]').first().click();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a click before hydration is an ordinary navigation', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/');
  await markDocument(page);
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
  expect(await isSameDocument(page)).toBe(false);
});

const hindrances: Record<string, (page: Page) => Promise<unknown>> = {
  'whose data do not come': (page) => page.route('**/page-data/terms/**', (route) => route.abort()),
  'whose data are on their way': (page) => page.route('**/page-data/terms/**', () => {}),
  'in a browser without popovers': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover')),
};

for (const [hindrance, hinder] of Object.entries(hindrances)) {
  test(`a link in Markdown leads on from a page that is not hydrated, ${hindrance}`, async ({ page }) => {
    await hinder(page);
    await page.goto('/terms');
    const title = /<title[^>]*>([^<]*)</.exec(await (await page.request.get('/privacy')).text())?.[1];
    const link = page.locator('article .prose a[href="/privacy"]').first();
    await link.hover();
    await page.waitForFunction(() => '___loader' in window);
    await link.click();
    await expect(page).toHaveURL('/privacy');
    await expect(page).toHaveTitle(title ?? '');
  });
}

for (const from of sitePaths()) {
  test(`after hydration the links of ${from} lead to the other pages on the client`, async ({ page }) => {
    await page.goto(from);
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const to = sitePaths().filter((path) => path !== from && hrefs.includes(path));
    expect(to.length).toBeGreaterThan(1);
    for (const path of to) {
      const expected = await page.request.get(path);
      const title = /<title[^>]*>([^<]*)</.exec(await expected.text())?.[1];
      const link = page.locator(`a[href="${path}"]`).last();
      await link.hover();
      await hydrated(page);
      await markDocument(page);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // At once: the page does not travel there.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(from);
    }
  });
}

test('the language of the document follows the page on client-side navigation', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('/support');
  await page.locator('header a').first().hover();
  await hydrated(page);
  await page.locator('main a[hreflang="fr"]').first().click();
  await expect(page).toHaveURL('/support/fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
