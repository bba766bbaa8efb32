import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { htmlFiles } from '../../src/gatsby/html-files';
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

/**
 * Audits each page of a built site, and the same page without scripts, in turns: what disturbs the
 * machine then disturbs both.
 */
export const comparePages = async (site: string, runs: number, progress: (message: string) => void) => {
  const cache = path.resolve('node_modules/.cache/bench');
  makeServedCopy(site, path.join(cache, 'site'));
  makeServedCopy(site, path.join(cache, 'without-scripts'), stripScripts);
  const servers = await Promise.all([serve(path.join(cache, 'site')), serve(path.join(cache, 'without-scripts'))]);
  const lighthouse = await startLighthouse();
  try {
    const [withScripts, without] = servers;
    const pages: ComparedPage[] = htmlFiles(site).map((file) => ({
      page: addressOf(file),
      withScripts: [],
      without: [],
    }));
    // The first run of a browser is slower than the others.
    await lighthouse.run(withScripts.origin);
    for (let run = 1; run <= runs; run++) {
      for (const compared of pages) {
        progress(`Lighthouse ${compared.page}, run ${run} of ${runs}`);
        compared.withScripts.push(await lighthouse.run(withScripts.origin + compared.page));
        compared.without.push(await lighthouse.run(without.origin + compared.page));
      }
    }
    return pages;
  } finally {
    await lighthouse.close();
    for (const server of servers) server.close();
  }
};
