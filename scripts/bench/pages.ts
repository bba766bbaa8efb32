import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { htmlFiles } from '../../src/finish/site-files';
import { createSiteServer } from '../site-server';
import { type PageRun, startLighthouse } from './lighthouse';
import { makeServedCopy } from './served-copy';
import { stripScripts } from './strip-scripts';

export type ComparedPage = { page: string; withScripts: PageRun[]; without: PageRun[] };

/** Serves a folder on a free port. */
export const serve = async (root: string) => {
  const server = createSiteServer(root).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
};

/** A page's address from its file. The 404 page has one of its own, so that it can be audited with status 200. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** The landing page once more, with the security headers that it is served with. */
const landingWithHeaders = '/ with all headers';

/**
 * Audits each page of a built site, and the same page without scripts, in turns: what disturbs the
 * machine then disturbs both.
 */
export const comparePages = async (site: string, runs: number, progress: (message: string) => void) => {
  const cache = path.resolve('node_modules/.cache/bench');
  const serveCopy = (name: string, change?: typeof stripScripts, headers = false) => {
    makeServedCopy(site, path.join(cache, name), change, headers);
    return serve(path.join(cache, name));
  };
  const bare = [await serveCopy('site'), await serveCopy('without-scripts', stripScripts)] as const;
  const full = [
    await serveCopy('site-headers', undefined, true),
    await serveCopy('without-scripts-headers', stripScripts, true),
  ] as const;
  const lighthouse = await startLighthouse();
  try {
    const pages: ComparedPage[] = [...htmlFiles(site).map(addressOf), landingWithHeaders].map((page) => ({
      page,
      withScripts: [],
      without: [],
    }));
    // The first run of a browser is slower than the others.
    await lighthouse.run(bare[0].origin);
    for (let run = 1; run <= runs; run++) {
      for (const compared of pages) {
        progress(`Lighthouse ${compared.page}, run ${run} of ${runs}`);
        const [servers, address] = compared.page === landingWithHeaders ? [full, '/'] : [bare, compared.page];
        compared.withScripts.push(await lighthouse.run(servers[0].origin + address));
        compared.without.push(await lighthouse.run(servers[1].origin + address));
      }
    }
    return pages;
  } finally {
    await lighthouse.close();
    for (const server of [...bare, ...full]) server.close();
  }
};
