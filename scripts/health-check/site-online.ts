import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { headersFor, pageAddress } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { htmlFiles, siteFiles } from '../../src/finish/site-files';

/** In milliseconds: what takes longer is no answer. */
const patience = 10_000;

/** How many pages are asked for at once: fewer than the site's own limits let one address have (`deploy/nginx`). */
const together = 20;

/**
 * Compares a site that is online to a built one.
 * @returns what is different: a line for each status, page or header
 * @throws if there is no built site to compare with
 */
export const differences = async (origin: string, site: string): Promise<string[]> => {
  const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
  const picture = siteFiles(site).find((file) => /^static\/.*\.svg$/.test(file));
  const files = [...htmlFiles(site), ...(picture ? [picture] : [])];
  const compare = async (file: string): Promise<string[]> => {
    const isNotFound = file === '404.html';
    const address = isNotFound ? `/${randomUUID()}` : pageAddress(file);
    try {
      const response = await fetch(new URL(address, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const expected = headersFor(rules, pageAddress(file));
      const status = isNotFound ? 404 : 200;
      return [
        ...(response.status === status ? [] : [`${address}: status ${response.status} in place of ${status}`]),
        ...((await response.text()) === readFileSync(path.join(site, file), 'utf8')
          ? []
          : [`${address}: not as built`]),
        ...Object.entries(expected)
          .filter(([name, value]) => response.headers.get(name) !== value)
          .map(
            ([name, value]) => `${address}: ${name} is "${response.headers.get(name) ?? ''}" in place of "${value}"`,
          ),
      ];
    } catch (error) {
      const { message, cause } = error as Error;
      return [`${address}: no answer (${cause instanceof Error ? cause.message : message})`];
    }
  };
  const lines: string[] = [];
  for (let from = 0; from < files.length; from += together)
    lines.push(...(await Promise.all(files.slice(from, from + together).map(compare))).flat());
  return lines;
};

/** How many whole days the certificate of an origin lasts; 0 if no connection comes about in some milliseconds. */
export const daysLeft = (origin: string, within = patience): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = tls.connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(Math.floor((end.getTime() - Date.now()) / 86_400_000));
    });
    socket.on('error', () => resolve(0));
    socket.setTimeout(within, () => {
      socket.destroy();
      resolve(0);
    });
  });
