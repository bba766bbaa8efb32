import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port';
import { missingForNginx, prepareHome, startNginx } from '../../../scripts/release/nginx';
import { releaseSite } from '../../../scripts/release/release-site';
import { fixtureSite } from './fixture-site';
import { test as base, expect } from './test';

/** What to install to run the tests with nginx; empty if it is all there. */
export const missing = missingForNginx();
if (missing && process.env.ENGINES === 'all') throw new Error(missing);
if (missing) console.log(`Tests with nginx are skipped. ${missing}`);

type Servers = {
  /** The built site behind nginx with the files of `deploy/nginx`, one for each worker. */
  nginx: { origin: string; secureOrigin: string };
};

const startServer = async (port: number, tls: boolean) => {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-tests-'));
  // If root starts nginx, its workers are "nobody".
  chmodSync(home, 0o755);
  prepareHome(home, { port, tls });
  await releaseSite(home, fixtureSite);
  const server = startNginx(home);
  server.once('exit', () => rmSync(home, { recursive: true }));
  return server;
};

/** The tests' `test`, with nginx for those that ask for it. */
export const test = base.extend<object, Servers>({
  nginx: [
    async ({ playwright }, use) => {
      const port = await freePort();
      const securePort = await freePort();
      const servers = [await startServer(port, false), await startServer(securePort, true)];
      const addresses = { origin: `http://localhost:${port}`, secureOrigin: `https://localhost:${securePort}` };
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
