import { defineConfig } from '@playwright/test';

/** `gatsby develop` in a real browser, on a copy of the project: `npm run test:develop`. */
export default defineConfig({
  testDir: 'develop-tests',
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${process.env.DEVELOP_PORT ?? 8001}`,
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
  },
});
