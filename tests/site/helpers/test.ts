import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/chromium';
import { createSiteServer } from '../../../scripts/site-server';
import { missingPath, readSite, type Site } from './site';

export { expect, type Page, type Response } from '@playwright/test';
export { missingPath, type Site } from './site';

export type SiteOptions = {
  /** The project whose built site is visited: this one, or its edited copy. */
  folder: string;
};

type Fixtures = {
  /** What a test makes the console say on purpose. */
  expectedMessages: RegExp;
};

type WorkerFixtures = SiteOptions & { browser: Browser; site: Site; origin: string };

export const phone = { width: 390, height: 844 };
export const laptop = { width: 1280, height: 800 };

/** Waits until a server listens. @returns its address */
export const addressOf = async (server: Server): Promise<string> => {
  if (!server.listening) await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

/** A port of this machine that nothing else listened on a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  const { port } = new URL(await addressOf(server));
  await once(server.close(), 'close');
  return Number(port);
};

/**
 * Playwright's test in this project's Chromium, with the content of the site. It fails if a page writes a warning or an
 * error to the console, except for a missing page, what a test blocks, and a page that is left during its transition.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  folder: ['.', { option: true, scope: 'worker' }],
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(chromiumLaunchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ folder }, use) => use(await readSite(folder)), { scope: 'worker' }],
  origin: [
    async ({ folder }, use) => {
      const server = createSiteServer(path.join(folder, 'dist')).listen(0, 'localhost');
      await use(await addressOf(server));
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  expectedMessages: [/ERR_FAILED|ERR_ABORTED|Transition was skipped/, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      const isMissingPage = message.location().url.includes(missingPath);
      if (['warning', 'error'].includes(message.type()) && !isMissingPage) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await use(page);
    expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
  },
});

/** The button of the menu, and the menu itself. */
export const menuOf = (page: Page, site: Site, lang = 'fr') => ({
  button: page.getByRole('button', { name: site.contentOf('Interface', lang).menu, exact: true }),
  links: page.getByRole('navigation', { name: site.contentOf('Navigation', lang).header.label, exact: true }),
});

/** A question of the content as visitors type it, without no-break spaces. */
export const typed = (question = '') => question.replaceAll(/[\u202f\u00a0]/g, ' ');

/** Opens the answers of a support page; elsewhere it does nothing. */
export const openAnswers = (page: Page) =>
  page.locator('#faq details').evaluateAll((all) => {
    for (const answer of all as HTMLDetailsElement[]) answer.open = true;
  });

/** Scrolls to the end of a page, half a window in each frame. */
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
