import { defineConfig } from '@playwright/test';

/** `gatsby develop` in a real browser, on a copy of the project: `npm run test:develop`. */
export default defineConfig({
  testDir: 'develop-tests',
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${process.env.DEVELOP_PORT ?? 8001}`,
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
  },
});
