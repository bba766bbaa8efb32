import { defineConfig } from '@playwright/test';
import { editedFolder } from './tests/site/support/edited-site';
import type { SiteOptions } from './tests/site/support/test';

/** What must hold whatever editors write: these also visit a copy of the site with edits that the check accepts. */
const onEditedSite = ['edited', 'help', 'landing', 'layout', 'legal', 'links', 'pages', 'pictures'];

export default defineConfig<SiteOptions>({
  testDir: 'tests/site',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
  projects: [
    { name: 'edit', testMatch: 'support/edited-site.setup.ts' },
    { name: 'site', testIgnore: ['**/edited.spec.ts', '**/*.setup.ts'] },
    {
      name: 'edited',
      testMatch: onEditedSite.map((name) => `${name}.spec.ts`),
      dependencies: ['edit'],
      use: { folder: editedFolder },
    },
    { name: 'engines', testDir: 'tests/engines', fullyParallel: false, timeout: 120_000 },
  ],
});
