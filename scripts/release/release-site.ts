import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isHashed } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { nginxPolicies, nginxServer } from '../../src/finish/nginx';

/** How many releases stay, for rolling back. */
const kept = 5;

/** The releases in a home by their names, which are the times of their making, oldest first. */
const releasesIn = (home: string): string[] =>
  readdirSync(path.join(home, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .sort();

/**
 * Copies a built site, with nginx's configuration for it, into a folder below `home/releases` and puts it in service.
 * @returns the release's name
 * @throws before anything is in service if the copy fails
 */
export const releaseSite = (home: string, site: string): string => {
  if (!existsSync(path.join(site, '_headers'))) throw new Error(`No built site in ${site}. Run "npm run build" first.`);
  const name = new Date().toISOString().replace(/\W|Z/g, '');
  const draft = path.join(home, 'releases/.draft');
  rmSync(draft, { recursive: true, force: true });
  cpSync(site, path.join(draft, 'site'), { recursive: true });
  const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
  writeFileSync(path.join(draft, 'policies.conf'), nginxPolicies(rules));
  writeFileSync(path.join(draft, 'server.conf'), nginxServer(rules, `../releases/${name}/site`));
  // Visitors with a page of a former release open still fetch its scripts, styles and pictures.
  cpSync(site, path.join(home, 'assets'), { recursive: true, filter: (file) => isAsset(site, file) });
  renameSync(draft, path.join(home, 'releases', name));
  putInService(home, name);
  for (const old of releasesIn(home).slice(0, -kept)) rmSync(path.join(home, 'releases', old), { recursive: true });
  return name;
};

const isAsset = (site: string, file: string) =>
  statSync(file).isDirectory() || isHashed(`/${path.relative(site, file).replace(/\.(?:br|gz)$/, '')}`);

/** Replaces the link to the current release in one step (rename, POSIX.1). */
const putInService = (home: string, name: string): void => {
  const next = path.join(home, '.current');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, path.join(home, 'current'));
};

/**
 * Puts the release before the current one in service.
 * @returns its name
 * @throws if there is none
 */
export const rollBack = (home: string): string => {
  const current = path.basename(readlinkSync(path.join(home, 'current')));
  const former = releasesIn(home)
    .filter((name) => name < current)
    .at(-1);
  if (!former) throw new Error('There is no release to roll back to.');
  putInService(home, former);
  return former;
};
