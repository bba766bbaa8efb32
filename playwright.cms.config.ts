import { defineConfig } from '@playwright/test';

/** The CMS in a real browser, on a copy of the content: `npm run test:cms`. */
export default defineConfig({
  testDir: 'cms-tests',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: { actionTimeout: 20_000, viewport: { width: 1500, height: 1000 }, locale: 'fr-FR' },
});
