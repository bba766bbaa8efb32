import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/support/test';

/** The same journeys in Chromium, Firefox and WebKit: `npm run test:engines`. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  workers: 2,
  reporter: [['list'], ['./tests/engines/support/table-reporter.ts']],
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './site-tests/support/global-setup.ts',
  projects: [
    { name: 'Chromium', use: { engine: 'chromium' } },
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'Firefox without scripts', use: { engine: 'firefox', scripts: false }, grepInvert: /@scripts/ },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
