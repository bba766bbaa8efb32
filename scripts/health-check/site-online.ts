import tls from 'node:tls';
import { filesBelow } from '../../src/content/files-below';
import { htmlFiles } from '../../src/finish/html-files';
import { addressOf, differencesFrom } from '../served-file';

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
  const differencesOf = differencesFrom(site);
  const picture = filesBelow(site).find((file) => /^static\/.*\.svg$/.test(file));
  const files = [...htmlFiles(site), ...(picture ? [picture] : [])];
  const compare = async (file: string): Promise<string[]> => {
    const address = addressOf(file);
    try {
      const response = await fetch(new URL(address, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const { status, headers } = response;
      return differencesOf(file, address, { status, header: (name) => headers.get(name), body: await response.text() });
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

/** How many whole days the certificate of an origin lasts; undefined if no secure connection comes about in some milliseconds. */
export const daysLeft = (origin: string, within = patience): Promise<number | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = tls.connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(Math.floor((end.getTime() - Date.now()) / 86_400_000));
    });
    socket.on('error', () => resolve(undefined));
    socket.setTimeout(within, () => {
      socket.destroy();
      resolve(undefined);
    });
  });
