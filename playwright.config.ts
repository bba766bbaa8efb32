import { defineConfig } from '@playwright/test';
import { editedFolder } from './tests/site/helpers/edited-site';
import type { SiteOptions } from './tests/site/helpers/test';

/** Specs of promises that hold whatever editors write: they also visit a copy of the site with many edits. */
const onEditedSite = ['edited', 'guides', 'landing', 'layout', 'legal', 'links', 'pages', 'pictures', 'support'];

export default defineConfig<SiteOptions>({
  testDir: 'tests/site',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a test may fail once: Playwright then lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  use: { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
  projects: [
    { name: 'edit', testMatch: 'helpers/edited-site.setup.ts' },
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
