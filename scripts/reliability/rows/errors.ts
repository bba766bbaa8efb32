import { chmodSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/content/files-below';
import { isHashed, policyHeader } from '../../../src/finish/headers';
import { ask, transports } from '../client';
import type { Row } from '../row';
import { conf, replaceIn, withServedSite } from '../served-site';

/** A request that is refused: what it answers, and with which address and method. */
type Refused = { status: number; address: string; method?: string; headers?: Record<string, string> };

const hashedFiles = () => filesBelow('dist').filter((file) => file.endsWith('.js') && isHashed(`/${file}`));

export const errors: Row = {
  id: 'errors',
  title: 'No error is kept by a browser or cache, whatever its address; each has a policy.',
  tries:
    '404, 405, 412, 414, 500 and a file that nginx may not read, at pages, below /static/ and at hashed scripts, over HTTP/1.1, TLS and HTTP/2 each (the 500 is put into the location of hashed files)',
  sabotage: 'the line that asks whether something was found sends what was meant for the file',
  run: (sabotaged) => {
    const [script = '', unreadable = '', failing = ''] = hashedFiles();
    const picture = filesBelow('dist').find((file) => file.startsWith('static/')) ?? '';
    const refused: Refused[] = [
      { status: 404, address: '/not_there' },
      { status: 404, address: '/static/nothing.svg' },
      { status: 404, address: '/static/' },
      { status: 404, address: `/${path.dirname(picture)}/` },
      { status: 404, address: '/nothing-01234567890123456789.js' },
      { status: 404, address: `/${unreadable}` },
      { status: 405, address: '/', method: 'POST' },
      { status: 405, address: `/${script}`, method: 'DELETE' },
      { status: 405, address: `/${picture}`, method: 'PUT' },
      { status: 412, address: `/${script}`, headers: { 'If-Match': '"other"' } },
      { status: 414, address: `/static/${'a'.repeat(10_000)}` },
      { status: 500, address: `/${failing}` },
    ];
    const prepare = (home: string) => {
      for (const copy of ['', '.br', '.gz']) chmodSync(path.join(home, `current/site/${unreadable}${copy}`), 0);
      for (const copy of ['', '.br', '.gz']) chmodSync(path.join(home, `assets/${unreadable}${copy}`), 0);
      replaceIn(home, 'current/nginx/server.conf', 'try_files', `if ($uri = /${failing}) { return 500; }\n  try_files`);
      if (sabotaged) replaceIn(home, conf, 'default "no-cache";', 'default $cache_control;');
    };
    return withServedSite({ prepare }, async () => {
      let right = 0;
      const wrong: string[] = [];
      for (const { status, address, ...request } of refused) {
        for (const transport of transports) {
          // HTTP/2 has a limit of its own for a header, and no name for the answer but an end of the connection.
          if (status === 414 && transport === 'HTTP/2') continue;
          const answer = await ask(transport, address, request);
          const asExpected =
            answer.status === status &&
            answer.headers['cache-control'] === 'no-cache' &&
            answer.headers[policyHeader.toLowerCase()]?.includes("default-src 'none'");
          if (asExpected) right += 1;
          else
            wrong.push(
              `${transport} ${status} ${address.slice(0, 60)}: ${answer.status} ${answer.headers['cache-control']}`,
            );
        }
      }
      const all = refused.length * transports.length - 1;
      return {
        passed: right === all,
        result: `${right} of ${all} errors not kept${wrong.length > 0 ? ` (wrong: ${wrong[0]} …)` : ''}`,
      };
    });
  },
};
