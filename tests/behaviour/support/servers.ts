import path from 'node:path';
import { missingForNginx } from '../../../scripts/nginx/programs';
import { makeServedHome } from '../../../scripts/reliability/served-home';
import { fixtureSite } from './fixture-site';
import { test as base } from './test';

/** What to install to run the tests with nginx; empty if it is all there. */
export const missing = missingForNginx();
if (missing) console.log(`Tests with nginx are skipped. ${missing}`);

type Servers = {
  /** The built site behind nginx with the files of `deploy/nginx`, one for each worker. */
  nginx: { origin: string; secureOrigin: string };
};

const startServer = async (name: string, port: number, tls: boolean) => {
  const served = await makeServedHome(path.resolve(`node_modules/.cache/${name}`), fixtureSite, port, tls);
  await served.start();
  return served;
};

/** The tests' `test`, with nginx for those that ask for it. */
export const test = base.extend<object, Servers>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 10 + 2 * parallelIndex;
      const plain = await startServer(`nginx-tests-${port}`, port, false);
      const secure = await startServer(`nginx-tests-${port + 1}`, port + 1, true);
      await use({ origin: `http://localhost:${port}`, secureOrigin: `https://localhost:${port + 1}` });
      await plain.stop();
      await secure.stop();
    },
    { scope: 'worker' },
  ],
});
