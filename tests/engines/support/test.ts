import { test as base } from '@playwright/test';
import { type EngineName, type EnginePage, engines } from './engine';
import { type ServedSite, serveSite } from './served-site';

export { expect } from '@playwright/test';
export { allPaths, sitePaths } from '../../behaviour/support/test';

export type EngineOptions = { engine: EngineName; scripts: boolean };

type Fixtures = { tab: EnginePage };
type WorkerFixtures = EngineOptions & {
  running: { page: EnginePage; site: ServedSite } | { missing: string };
  site: ServedSite;
};

/** Playwright's test with the page of an engine (`engine` of the project), and the site that it visits. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  running: [
    async ({ engine, scripts }, use) => {
      const { missing, start, needsRecorder } = engines[engine];
      const toInstall = missing();
      if (toInstall) {
        await use({ missing: toInstall });
        return;
      }
      const site = await serveSite(needsRecorder);
      const { page, version, close } = await start({ scripts });
      console.log(`${engine}: ${version}`);
      await use({ page, site });
      await close();
      site.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ running }, use) => {
      if ('missing' in running) throw new Error(running.missing);
      await use(running.site);
    },
    { scope: 'worker' },
  ],
  tab: async ({ running }, use, testInfo) => {
    if ('missing' in running) {
      if (process.env.ENGINES === 'all') throw new Error(running.missing);
      testInfo.skip(true, running.missing);
      return;
    }
    const { page, site } = running;
    await page.complaints();
    await use(page);
    site.release();
    // The 404 page answers with its status, which browsers remark on.
    const complaints = (await page.complaints()).filter((complaint) => !/status of 404/.test(complaint));
    // What this page still says is no fault of the next test's.
    await page.goto('about:blank');
    if (complaints.length > 0) throw new Error(`The console is not silent:\n${complaints.join('\n')}`);
  },
});
