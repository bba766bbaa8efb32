import { defineConfig } from '@playwright/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100);

export default defineConfig({
  testDir: 'site-tests',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // What fails twice is broken; once, on a loaded machine, it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './site-tests/support/global-setup.ts',
  use: { baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
