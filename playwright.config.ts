import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/support/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100);
const desktop = { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' };
/** The site with content that no editor changes: tests may quote it. `--no-deps` takes the one built before. */
const onFixtureSite = { dependencies: ['fixture site'] };
const slow = { workers: 1, expect: { timeout: 20_000 } };

/** Every test in a browser; the README says what each project is for. */
export default defineConfig<EngineOptions>({
  fullyParallel: false,
  workers: 2,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './tests/site/support/global-setup.ts',
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
  projects: [
    {
      name: 'site',
      testDir: 'tests/site',
      fullyParallel: true,
      use: { ...desktop, baseURL: `http://localhost:${port}` },
    },
    { name: 'fixture site', testDir: 'tests/behaviour', testMatch: 'fixture-site.setup.ts' },
    { name: 'behaviour', testDir: 'tests/behaviour', ...onFixtureSite, fullyParallel: true, use: desktop },
    { name: 'Chromium', testDir: 'tests/engines', ...onFixtureSite, use: { engine: 'chromium' } },
    { name: 'Firefox', testDir: 'tests/engines', ...onFixtureSite, use: { engine: 'firefox' } },
    {
      name: 'Firefox without scripts',
      testDir: 'tests/engines',
      ...onFixtureSite,
      use: { engine: 'firefox', scripts: false },
      grepInvert: /@scripts/,
    },
    { name: 'WebKit', testDir: 'tests/engines', ...onFixtureSite, use: { engine: 'webkit' } },
    {
      name: 'cms',
      testDir: 'tests/cms',
      ...slow,
      timeout: 300_000,
      use: { ...desktop, actionTimeout: 20_000, viewport: { width: 1500, height: 1000 } },
    },
    { name: 'builds', testDir: 'tests/builds', workers: 1, timeout: 600_000 },
    {
      name: 'develop',
      testDir: 'tests/develop',
      ...slow,
      timeout: 180_000,
      use: { ...desktop, actionTimeout: 20_000, baseURL: `http://localhost:${process.env.DEVELOP_PORT ?? 8001}` },
    },
  ],
});
