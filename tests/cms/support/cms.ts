import type { Page } from '@playwright/test';
import { startScript } from '../../../scripts/running-script';
import { test as base } from '../../site/support/test';
import { makeFixtureProject } from '../../support/fixture-project';

export { expect } from '@playwright/test';

const port = process.env.CMS_PORT ?? '8091';

type Fixtures = {
  /** A copy of the project, which a test may change. */
  project: string;
  /** The CMS on that copy. */
  cms: Page;
};

/** Playwright's test, with `npm run cms` running on a copy of the project. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  project: async ({}, use) => {
    const { dir, remove } = makeFixtureProject();
    await use(dir);
    remove();
  },
  cms: async ({ page, project }, use) => {
    const cms = startScript(project, ['cms'], { PORT: port });
    const address = `http://localhost:${port}/admin/`;
    await cms.said(address);
    await page.goto(address);
    await use(page);
    await cms.stop();
  },
});
