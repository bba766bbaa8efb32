import { defineConfig } from '@playwright/test';

/** The CMS in a real browser, on a copy of the content: `npm run test:cms`. */
export default defineConfig({
  testDir: 'cms-tests',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { actionTimeout: 20_000, viewport: { width: 1500, height: 1000 }, locale: 'fr-FR' },
});
