import { once } from 'node:events';
import path from 'node:path';
import { configureNginx, missingForNginx, startNginx } from '../../../scripts/release/nginx';
import { releaseSite } from '../../../scripts/release/release-site';
import { fixtureSite } from './fixture-site';
import { test as base, expect } from './test';

/** What to install to run the tests with nginx; empty if it is all there. */
export const missing = missingForNginx();
if (missing) console.log(`Tests with nginx are skipped. ${missing}`);

type Servers = {
  /** The built site behind nginx with the files of `deploy/nginx`, one for each worker. */
  nginx: { origin: string; secureOrigin: string };
};

const startServer = async (port: number, tls: boolean) => {
  const home = path.resolve(`node_modules/.cache/nginx-tests-${port}`);
  configureNginx(home, { port, tls });
  releaseSite(home, fixtureSite);
  return startNginx(home);
};

/** The tests' `test`, with nginx for those that ask for it. */
export const test = base.extend<object, Servers>({
  nginx: [
    async ({ playwright }, use, { parallelIndex }) => {
      const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 10 + 2 * parallelIndex;
      const servers = [await startServer(port, false), await startServer(port + 1, true)];
      const addresses = { origin: `http://localhost:${port}`, secureOrigin: `https://localhost:${port + 1}` };
      const request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
      for (const address of Object.values(addresses)) {
        await expect(async () => expect((await request.get(address)).ok()).toBe(true)).toPass();
      }
      await request.dispose();
      await use(addresses);
      for (const server of servers) {
        server.kill('SIGQUIT');
        await once(server, 'exit');
      }
    },
    { scope: 'worker' },
  ],
});
