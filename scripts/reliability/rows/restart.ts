import { readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { ask, transports } from '../client';
import type { Row } from '../row';
import { withServedSite } from '../served-site';

const restarts = 10;

const cutOff = (home: string) => {
  for (const copy of ['', '.br', '.gz']) truncateSync(path.join(home, `current/site/index.html${copy}`), 1000);
};

export const restart: Row = {
  id: 'restart',
  title: 'After a restart the site is served as it was built.',
  tries: `nginx is ended and started ${restarts} times; after each, the landing page is compared with the file in dist/, over HTTP/1.1, TLS and HTTP/2`,
  sabotage: 'the landing page in the release is cut off in the middle',
  run: (sabotaged) =>
    withServedSite({ prepare: sabotaged && cutOff }, async (site) => {
      const built = readFileSync('dist/index.html');
      let right = 0;
      for (let times = 0; times < restarts; times += 1) {
        await site.stop();
        await site.start();
        for (const transport of transports) {
          const { status, body } = await ask(transport, '/');
          if (status === 200 && body.equals(built)) right += 1;
        }
      }
      const all = restarts * transports.length;
      return { passed: right === all, result: `${right} of ${all} pages right` };
    }),
};
