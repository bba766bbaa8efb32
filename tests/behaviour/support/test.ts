import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/site-server';
import { test as base, missingPath } from '../../site/support/test';
import { pageMeta } from './content';
import { fixtureSite } from './fixture-site';

export {
  expect,
  hydrate,
  hydrated,
  isSameDocument,
  laptop,
  markDocument,
  missingPath,
  phone,
} from '../../site/support/test';

/** Playwright's test on the site that was built from the fixture. */
export const test = base.extend<object, { fixtureOrigin: string }>({
  fixtureOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = createSiteServer(fixtureSite).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fixtureOrigin }, use) => use(fixtureOrigin),
});

/** The pages of the fixture's sitemap, by their addresses without origin. */
export const sitePaths = (): string[] => pageMeta().map(({ path }) => path);

/** Every page a visitor may see, the 404 page included. */
export const allPaths = (): string[] => [...sitePaths(), missingPath];
