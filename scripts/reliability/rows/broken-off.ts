import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { filesBelow } from '../../../src/content/files-below';
import { chromiumLaunchOptions } from '../../chromium';
import { ask, transports } from '../client';
import { ports } from '../ports';
import type { Row } from '../row';
import { conf, replaceIn, type ServedSite, withServedSite } from '../served-site';

const times = 10;
const script = () => `/${filesBelow('dist').find((file) => /^framework-.*\.js$/.test(file))}`;

/** Slow, if asked to be, so that there is a middle to break off in; without a length if that is to be sabotaged. */
const prepare = (sabotaged: boolean) => (home: string) => {
  const slow = 'map $http_x_slow $rate { "" 0; default 40k; }\n  limit_rate $rate;\n  limit_rate_after 10k;\n';
  const noLength =
    '  gzip on;\n  gzip_types application/javascript;\n  gzip_static off;\n  brotli_static off;\n  chunked_transfer_encoding off;\n';
  if (sabotaged) {
    replaceIn(home, conf, 'brotli_static on;\n', '');
    replaceIn(home, conf, 'gzip_static on;\n', '');
  }
  replaceIn(home, conf, '  server {', `  ${slow}${sabotaged ? noLength : ''}\n  server {`);
};

/** Kills the processes that answer; the main one starts others. */
const killWorkers = (site: ServedSite) => {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (status.includes(`\nPPid:\t${site.pid()}\n`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
};

export const brokenOff: Row = {
  id: 'broken-off',
  title: 'An answer that breaks off is seen to be incomplete; the next one is whole.',
  tries: `nginx's workers are killed in the middle of a script, ${times} times over HTTP/1.1, TLS and HTTP/2 each; the client must report it, and get the whole script when it asks again`,
  sabotage: 'answers over HTTP/1.1 have no length',
  run: (sabotaged) =>
    withServedSite({ prepare: prepare(sabotaged) }, async (site) => {
      const built = readFileSync(path.join('dist', script()));
      let [seen, whole] = [0, 0];
      for (const transport of transports) {
        for (let time = 0; time < times; time += 1) {
          const headers = { 'X-Slow': 'yes', ...(sabotaged && { 'Accept-Encoding': 'gzip' }) };
          const answer = ask(transport, script(), { headers }).then(
            () => 'complete',
            () => 'incomplete',
          );
          await pause(300);
          killWorkers(site);
          if ((await answer) === 'incomplete') seen += 1;
          await pause(100);
          const again = await ask(transport, script());
          if (again.status === 200 && again.body.equals(built)) whole += 1;
        }
      }
      const all = times * transports.length;
      return {
        passed: seen === all && whole === all,
        result: `${seen} of ${all} seen to be incomplete, then ${whole} of ${all} whole`,
      };
    }),
};

export const brokenOffInBrowser: Row = {
  id: 'broken-off-browser',
  title: 'A browser keeps no half of a file that it may keep for a year.',
  tries: `Chromium fetches a script, ${times} times over HTTP/1.1 and HTTP/2 each, and nginx's workers are killed in the middle; what it fetches next, with its cache, is compared with the file`,
  sabotage: 'answers over HTTP/1.1 have no length',
  run: (sabotaged) =>
    withServedSite({ prepare: prepare(sabotaged) }, async (site) => {
      const built = readFileSync(path.join('dist', script()), 'utf8');
      const browser = await chromium.launch(await chromiumLaunchOptions());
      let [failed, whole] = [0, 0];
      const origins = [`http://127.0.0.1:${ports.plain}`, `https://127.0.0.1:${ports.secure}`];
      for (const origin of origins) {
        for (let time = 0; time < times; time += 1) {
          const context = await browser.newContext({ ignoreHTTPSErrors: true, bypassCSP: true });
          const page = await context.newPage();
          await page.goto(`${origin}/robots.txt`);
          const fetchScript = (headers: Record<string, string> = {}) =>
            page.evaluate(
              ([address, sent]) =>
                fetch(address, { headers: sent })
                  .then((one) => one.text())
                  .catch(() => ''),
              [script(), headers] as const,
            );
          const first = fetchScript({ 'X-Slow': 'yes' });
          await pause(300);
          killWorkers(site);
          if ((await first) === '') failed += 1;
          await pause(100);
          if ((await fetchScript()) === built) whole += 1;
          await context.close();
        }
      }
      await browser.close();
      const all = times * origins.length;
      return {
        passed: failed === all && whole === all,
        result: `${failed} of ${all} failed as they must, then ${whole} of ${all} whole`,
      };
    }),
};
