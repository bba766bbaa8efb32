/**
 * `npm run release`: puts the built site in service; nginx serves it from the home's `current`.
 * `--home DIR` (or `SITE_HOME`) is where releases are kept, `--from DIR` another built site;
 * `--listen HOST:PORT` is where nginx listens (without TLS), if not as the home's `listen.conf` says;
 * `--rollback` goes back to the release before, `--to NUMBER` to another, `--list` names them.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseSiteTo } from './release/release-site';
import { activateRelease, currentRelease, listReleases, rollBack } from './release/store';

const { values } = parseArgs({
  options: {
    home: { type: 'string', default: process.env.SITE_HOME ?? 'site-home' },
    from: { type: 'string', default: 'public' },
    listen: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const home = path.resolve(values.home);

const listen = () => {
  const [, host, port] = values.listen?.match(/^(.+):(\d+)$/) ?? [];
  if (values.listen && !host) throw new Error(`--listen wants HOST:PORT, for example 0.0.0.0:8080.`);
  return host ? { host, port: Number(port) } : undefined;
};

const main = async () => {
  if (values.list) {
    for (const number of listReleases(home)) console.log(number === currentRelease(home) ? `${number} *` : number);
  } else if (values.to) {
    activateRelease(home, values.to);
    console.log(`Release ${values.to} is in service.`);
  } else if (values.rollback) {
    console.log(`Rolled back: release ${rollBack(home)} is in service.`);
  } else {
    console.log(`Release ${await releaseSiteTo(home, path.resolve(values.from), listen())} is in service.`);
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
