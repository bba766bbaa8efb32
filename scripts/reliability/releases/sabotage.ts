import { copyFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder } from '../../release/home';
import type { Lock } from '../../release/lock';
import type { Parts } from '../../release/release-site';

/** Writes a page into the release in service, once the new one is copied. */
export const writeInPlace =
  (home: string, site: string): Parts['after'] =>
  (step) => {
    if (step === 'copied') copyFileSync(path.join(site, 'index.html'), path.join(home, 'current/site/index.html'));
  };

export const withoutLock: Lock = (_, work) => work();

/** Takes the release before by its name, whatever was in service. */
export const formerByName: Parts['formerRelease'] = (home, name) =>
  readdirSync(releaseFolder(home, ''))
    .filter((other) => other < name)
    .sort()
    .at(-1);

/** Lets nginx take the new policies over before the new pages. */
export const switchInTwoSteps =
  (home: string): Parts['after'] =>
  (step) => {
    if (step !== 'named') return;
    const newest = readdirSync(releaseFolder(home, '')).sort().at(-1) ?? '';
    const policies = (folder: string) => path.join(folder, 'nginx/policies.conf');
    cpSync(policies(releaseFolder(home, newest)), policies(path.join(home, 'current')));
    process.kill(Number(readFileSync(path.join(home, 'run/nginx.pid'), 'utf8')), 'SIGHUP');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  };
