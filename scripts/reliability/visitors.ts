import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { headersFor, pageAddress, policyHeader } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { htmlFiles } from '../../src/finish/site-files';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/**
 * Asks for an address.
 * @throws if the connection ends before the answer does
 */
export const ask = (port: number, address: string, agent: Agent | false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: address, agent, timeout: 5000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
          : reject(new Error('the answer ended too early')),
      );
    }).on('error', reject);
  });

/** What a page of a built site is answered with: its content's digest, and the policy that belongs to it. */
export const pagesOf = (site: string): Map<string, { digest: string; policy: string }> => {
  const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
  return new Map(
    htmlFiles(site)
      .filter((file) => file !== '404.html')
      .map((file) => {
        const address = pageAddress(file);
        const policy = headersFor(rules, address)[policyHeader] ?? '';
        return [address, { digest: sha256(readFileSync(path.join(site, file))), policy }];
      }),
  );
};

export type Tally = { asked: number; right: number; wrong: string[]; refused: number; repeated: number };

/**
 * Visitors who ask for one page after the other, and look whether each is a whole page of one of the
 * sites, with the policy of the same site, and whether its style sheet can be fetched.
 * @param repeats whether a visitor asks again, once, on a connection that the server closed before it
 *   answered, as browsers do (RFC 9112, 9.3.1)
 */
export const startVisitors = (
  port: number,
  sites: readonly string[],
  { keepAlive = true, repeats = false, count = 6 },
) => {
  const known = sites.map(pagesOf);
  const addresses = [...(known[0]?.keys() ?? [])];
  const tally: Tally = { asked: 0, right: 0, wrong: [], refused: 0, repeated: 0 };
  const agent = keepAlive && new Agent({ keepAlive: true, maxSockets: count });
  let ended = false;

  const request = async (address: string) => {
    try {
      return await ask(port, address, agent);
    } catch (error) {
      if (!repeats || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      tally.repeated += 1;
      return ask(port, address, false);
    }
  };

  const visit = async (address: string) => {
    tally.asked += 1;
    try {
      const { status, headers, body } = await request(address);
      const site = known.findIndex((pages) => pages.get(address)?.digest === sha256(body));
      const styleSheet = body.toString().match(/"(\/styles\.[0-9a-f]+\.css)"/)?.[1];
      if (status !== 200) tally.wrong.push(`${address}: status ${status}`);
      else if (site < 0) tally.wrong.push(`${address}: neither the old nor the new page`);
      else if (headers['content-security-policy'] !== known[site]?.get(address)?.policy)
        tally.wrong.push(`${address}: the policy of another release`);
      else if (styleSheet && (await request(styleSheet)).status !== 200) tally.wrong.push(`${styleSheet}: not there`);
      else tally.right += 1;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED' || code === 'ECONNRESET') tally.refused += 1;
      else tally.wrong.push(`${address}: ${message}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  const visitors = Array.from({ length: count }, async (_, index) => {
    for (let turn = index; !ended; turn += 1) await visit(addresses[turn % addresses.length] ?? '/');
  });
  return async (): Promise<Tally> => {
    ended = true;
    await Promise.all(visitors);
    if (agent) agent.destroy();
    return tally;
  };
};
