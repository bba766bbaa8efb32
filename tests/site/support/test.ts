import { readFileSync } from 'node:fs';
import { type Browser, test as base, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/chromium';
import { pageAddress } from '../../../src/finish/headers';
import { htmlFiles } from '../../../src/finish/html-files';
import { isHydrated } from '../../support/is-hydrated';
import { siteDir } from '../../support/site-dir';

export { expect } from '@playwright/test';

type Fixtures = {
  /** What the page has said on the console or thrown: warnings and errors only. */
  complaints: string[];
};

/** Playwright's test, in the Chromium that this machine has (see scripts/chromium). */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(await chromiumLaunchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

/** The pages that the sitemap lists, by their addresses without origin. */
export const sitePaths = (root = siteDir): string[] =>
  Array.from(
    readFileSync(`${root}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc = '']) => new URL(loc).pathname,
  );

/** No page's: the check refuses a `_` in an address. */
export const missingPath = '/not_there';

/** The pages that have an address: those of the sitemap, and those that are kept out of search engines. */
export const pagePaths = (): string[] =>
  htmlFiles(siteDir)
    // The page of the CMS, if the site has one, is no visitor's.
    .filter((file) => file !== '404.html' && !file.startsWith('admin/'))
    .map(pageAddress);

/** Every page a visitor may see, the 404 page included. */
export const allPaths = (): string[] => [...pagePaths(), missingPath];

export const phone = { width: 390, height: 844 };
export const laptop = { width: 1280, height: 800 };

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Makes the page hydrate, as a visitor who moves the pointer over a link does. */
export const hydrate = async (page: Page) => {
  await page.locator('header a').first().dispatchEvent('pointerover');
  await hydrated(page);
};

/** A mark that a full page load wipes out: as long as it is there, navigation took place on the client. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
