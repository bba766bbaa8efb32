import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, notFoundFile, pageAddress } from '../src/finish/headers';
import { parseHeadersFile } from '../src/finish/headers-file';

/** What a server answers; a header is nothing if it is not sent. */
export type Answer = { status?: number; header: (name: string) => string | null | undefined; body: string };

/** The address at which a file of a site is asked for; the 404 page, at one that nothing has. */
export const addressOf = (file: string): string => (file === notFoundFile ? `/${randomUUID()}` : pageAddress(file));

/**
 * Compares answers to a built site.
 * @param site the site's folder
 * @returns what tells how an answer for one of its files, at an address, differs from it: a line for each status, body or header
 */
export const differencesFrom = (site: string) => {
  const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
  return (file: string, address: string, { status, header, body }: Answer): string[] => {
    const expected = file === notFoundFile ? 404 : 200;
    return [
      ...(status === expected ? [] : [`${address}: status ${status} in place of ${expected}`]),
      ...(body === readFileSync(path.join(site, file), 'utf8') ? [] : [`${address}: not as built`]),
      ...Object.entries(headersFor(rules, pageAddress(file)))
        .filter(([name, value]) => header(name) !== value)
        .map(([name, value]) => `${address}: ${name} is "${header(name) ?? ''}" in place of "${value}"`),
    ];
  };
};
