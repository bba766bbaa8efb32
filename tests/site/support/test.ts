import { spawn } from 'node:child_process';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/chromium';
import { missingPath, readSite, type Site } from './site';

export { expect, type Page, type Response } from '@playwright/test';
export { missingPath, type Site } from './site';

export type SiteOptions = {
  /** The project whose built site is visited: this one, or its edited copy. */
  folder: string;
};

type Fixtures = {
  /** What a test makes the console say on purpose. */
  expectedComplaints: RegExp;
};

export const phone = { width: 390, height: 844 };
export const laptop = { width: 1280, height: 800 };

/** Serves the built site of another folder as `npm run serve` does. @returns its address, and what ends it */
const serve = async (folder: string, port: number) => {
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(process.execPath, ['--require', 'tsx/cjs', 'scripts/site-server.ts'], { cwd: folder, env });
  const address = `http://localhost:${port}`;
  const isUp = () => fetch(address).then(Boolean, () => false);
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
  return { address, stop: () => server.kill() };
};

/**
 * Playwright's test in the Chromium that this machine has, with the site's content. Each page's console is silent at
 * the end: it says nothing but that what a test takes away does not come, that a missing page is missing, and that a page
 * which is left while it fades in skips that.
 */
export const test = base.extend<Fixtures, SiteOptions & { browser: Browser; site: Site; origin: string | undefined }>({
  folder: ['.', { option: true, scope: 'worker' }],
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(await chromiumLaunchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ folder }, use) => use(await readSite(folder)), { scope: 'worker' }],
  origin: [
    async ({ folder }, use, { parallelIndex }) => {
      const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 1 + parallelIndex;
      const server = folder === '.' ? undefined : await serve(folder, port);
      await use(server?.address);
      server?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin, baseURL }, use) => use(origin ?? baseURL),
  expectedComplaints: [/ERR_FAILED|ERR_ABORTED|Transition was skipped/, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isMissingPage = message.location().url.includes(missingPath);
      if (['warning', 'error'].includes(message.type()) && !isMissingPage) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((complaint) => !expectedComplaints.test(complaint))).toEqual([]);
  },
});

/** The button of the menu, and the menu itself. */
export const menuOf = (page: Page, site: Site, lang = 'fr') => ({
  button: page.getByRole('button', { name: site.contentOf('Interface', lang).menu, exact: true }),
  links: page.getByRole('navigation', { name: site.contentOf('Navigation', lang).header.label, exact: true }),
});

/** Goes down a page as a reader does, a part of the window with each frame. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/** Visits each page of the site, and names it where a test fails. */
export const onEachPage = async (
  { page, site }: { page: Page; site: Site },
  look: (path: string) => Promise<void>,
  paths = site.paths,
) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await look(path);
    });
  }
};
