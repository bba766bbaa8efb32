import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/content/files-below';
import { headersFor, pageAddress, policyHeader, revalidated } from '../../../src/finish/headers';
import { parseHeadersFile } from '../../../src/finish/headers-file';
import { ask, transports } from '../client';
import type { Row } from '../row';
import { withServedSite } from '../served-site';

const addresses = () =>
  filesBelow('dist')
    .filter((file) => !/\.(br|gz)$|^_headers$|^404\.html$/.test(file))
    .map((file) => pageAddress(file));

export const headers: Row = {
  id: 'headers',
  title: 'Each file is sent whole, with the headers that `_headers` has for it, and with a policy.',
  tries: 'every page and file of dist/, once over HTTP/1.1, TLS and HTTP/2 each',
  sabotage: 'the policies of the release are an empty file, so that pages get the policy of what has none',
  run: (sabotaged) =>
    withServedSite(
      { prepare: sabotaged && ((home) => writeFileSync(path.join(home, 'current/nginx/policies.conf'), '')) },
      async () => {
        const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
        let right = 0;
        let inStatic = 0;
        const wrong = new Set<string>();
        for (const address of addresses()) {
          const expected = { 'Cache-Control': revalidated, ...headersFor(rules, address) };
          const file = address.match(/\.\w+$/) ? address : path.posix.join(address, 'index.html');
          for (const transport of transports) {
            const answer = await ask(transport, address);
            const asExpected =
              answer.status === 200 &&
              answer.body.equals(readFileSync(path.join('dist', file))) &&
              answer.headers[policyHeader.toLowerCase()]?.includes("default-src 'none'") &&
              Object.entries(expected).every(([name, value]) => answer.headers[name.toLowerCase()] === value);
            if (asExpected) right += 1;
            else wrong.add(address);
            if (asExpected && address.startsWith('/static/')) inStatic += 1;
          }
        }
        const all = addresses().length * transports.length;
        const examples = [...wrong].slice(0, 3).join(', ');
        return {
          passed: right === all && inStatic > 0,
          result: `${right} of ${all} answers right, ${inStatic} of them below /static/${examples && ` (wrong: ${examples} …)`}`,
        };
      },
    ),
};
