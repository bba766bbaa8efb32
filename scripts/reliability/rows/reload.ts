import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask, type Transport, transports } from '../client';
import type { Row } from '../row';
import { reload, type ServedSite, withServedSite } from '../served-site';

const reloads = 20;
const parallel = 12;

/** A stream refused before anything was done is asked for again on another connection (RFC 9113, 8.7). */
const askAsBrowsers = (transport: Transport): Promise<Answer | undefined> =>
  ask(transport, '/').catch((error: Error) =>
    error.message.includes('REFUSED_STREAM') ? askAsBrowsers(transport) : undefined,
  );

const stopAndStart = async (site: ServedSite) => {
  await site.stop();
  await site.start();
};

export const reloadUnderLoad: Row = {
  id: 'reload',
  title: 'A reload loses no request.',
  tries: `${reloads} reloads, while ${parallel} visitors ask for the landing page without a pause, in turn over HTTP/1.1, TLS and HTTP/2, each time on a new connection (and again if HTTP/2 refuses a stream unread, as browsers do); each answer is compared with the file`,
  sabotage: 'nginx is ended and started again instead',
  run: (sabotaged) =>
    withServedSite({}, async (site) => {
      const built = readFileSync('dist/index.html');
      let going = true;
      let asked = 0;
      let right = 0;
      const visit = async (number: number) => {
        for (let turn = number; going; turn += 1) {
          const transport = transports[turn % transports.length] ?? 'HTTP/1.1';
          asked += 1;
          const answer = await askAsBrowsers(transport);
          if (answer?.status === 200 && answer.body.equals(built)) right += 1;
        }
      };
      const visitors = Promise.all(Array.from({ length: parallel }, (_, number) => visit(number)));
      for (let times = 0; times < reloads; times += 1) {
        await pause(250);
        await (sabotaged ? stopAndStart(site) : reload(site));
      }
      await pause(250);
      going = false;
      await visitors;
      return {
        passed: asked > reloads * parallel && right === asked,
        result: `${right} of ${asked} answers complete and right`,
      };
    }),
};
