import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isHashed } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { nginxEntityTag, nginxPolicies } from '../../src/finish/nginx';
import { siteFiles } from '../../src/finish/site-files';
import { isRunning } from '../../src/gatsby/node/is-running';
import { checkSite } from './check-site';
import { type Digests, digestFiles } from './digests';

/** How many releases stay, for rolling back and for visitors with an older page open. */
const KEPT = 5;

/** `modified`: the time of change that all its files have, in seconds since 1970. No two releases have the same. */
type Manifest = { modified: number; files: Digests };

const releasesDir = (home: string) => path.join(home, 'releases');
export const releaseDir = (home: string, number: string): string => path.join(releasesDir(home), number);
export const releaseSite = (home: string, number: string): string => path.join(releaseDir(home, number), 'site');

/** The numbers of all releases, oldest first. */
export const listReleases = (home: string): string[] =>
  existsSync(releasesDir(home))
    ? readdirSync(releasesDir(home))
        .filter((name) => /^\d+$/.test(name))
        .sort((one, other) => Number(one) - Number(other))
    : [];

/** The number of the release that is served, if one is. */
export const currentRelease = (home: string): string | undefined => {
  try {
    return path.basename(readlinkSync(path.join(home, 'current')));
  } catch {
    return undefined;
  }
};

const manifestOf = (home: string, number: string): Manifest =>
  JSON.parse(readFileSync(path.join(releaseDir(home, number), 'manifest.json'), 'utf8'));

/**
 * Copies a built site into a release of its own, which nobody is served yet. It gets its number only
 * when it is complete and checked, so that an interruption leaves nothing but a folder that the next
 * release removes.
 * @param home the folder with `releases` and `current`
 * @param site the built site
 * @returns the release's number
 * @throws listing everything that is wrong with the site, or if the copy is not equal to it
 */
export const publishRelease = (home: string, site: string): string => {
  const problems = checkSite(site);
  if (problems.length > 0) throw new Error(`This site can't be released:\n  ${problems.join('\n  ')}`);
  mkdirSync(releasesDir(home), { recursive: true });
  removeInterrupted(home);

  const staging = path.join(releasesDir(home), `.staging-${process.pid}`);
  const latest = listReleases(home).at(-1);
  const number = String(Number(latest ?? 0) + 1).padStart(4, '0');
  const now = Math.floor(Date.now() / 1000);
  const modified = latest ? Math.max(now, manifestOf(home, latest).modified + 1) : now;
  try {
    const files = siteFiles(site);
    const digests = digestFiles(site, files);
    copyFiles(site, path.join(staging, 'site'), files, modified);
    if (JSON.stringify(digestFiles(path.join(staging, 'site'), files)) !== JSON.stringify(digests)) {
      throw new Error('The copy is not equal to the site. Is a build running, or the disk broken?');
    }
    const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
    const entityTags = (file: string) =>
      files
        .filter((name) => [file, `${file}.br`, `${file}.gz`].includes(name))
        .map((name) => nginxEntityTag(modified, Number.parseInt(digests[name] ?? '', 10)));
    writeFileSync(path.join(staging, 'policies.conf'), nginxPolicies(rules, entityTags));
    writeFileSync(path.join(staging, 'manifest.json'), JSON.stringify({ modified, files: digests } satisfies Manifest));
    shareAssets(home, path.join(staging, 'site'), files);
    renameSync(staging, releaseDir(home, number));
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  return number;
};

const copyFiles = (from: string, to: string, files: readonly string[], modified: number) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file), constants.COPYFILE_FICLONE);
    utimesSync(path.join(to, file), modified, modified);
  }
};

const assetsDir = (home: string) => path.join(home, 'assets');

const isAsset = (file: string) => isHashed(`/${file.replace(/\.(?:br|gz)$/, '')}`);

/** Puts the files whose name changes with their content where visitors with another release's page find them. */
const shareAssets = (home: string, site: string, files: readonly string[]) => {
  for (const file of files.filter((name) => isAsset(name) && !existsSync(path.join(assetsDir(home), name)))) {
    mkdirSync(path.dirname(path.join(assetsDir(home), file)), { recursive: true });
    linkSync(path.join(site, file), path.join(assetsDir(home), file));
  }
};

const removeInterrupted = (home: string) => {
  for (const name of readdirSync(releasesDir(home))) {
    const pid = name.match(/^\.staging-(\d+)$/)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(releasesDir(home), name), { recursive: true });
  }
};

/**
 * Puts a release in service: a symbolic link takes the place of another in one step (rename, POSIX.1).
 * @throws if there is no such release, or it is not what was published
 */
export const activateRelease = (home: string, number: string): void => {
  if (!listReleases(home).includes(number)) throw new Error(`There is no release ${number}.`);
  const site = releaseSite(home, number);
  const { files } = manifestOf(home, number);
  const changed = Object.entries(digestFiles(site, Object.keys(files))).filter(
    ([file, digest]) => files[file] !== digest,
  );
  if (changed.length > 0) throw new Error(`Release ${number} was changed: ${changed.map(([file]) => file).join(', ')}`);
  switchTo(home, number);
};

/** Switches to a release that is known to be whole. */
export const switchTo = (home: string, number: string): void => {
  const next = path.join(home, `.current-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', number), next);
  renameSync(next, path.join(home, 'current'));
};

/**
 * Serves the release before the current one.
 * @returns its number
 * @throws if there is none
 */
export const rollBack = (home: string): string => {
  const current = currentRelease(home);
  const former = listReleases(home)
    .filter((number) => Number(number) < Number(current))
    .at(-1);
  if (!former) throw new Error('There is no release to roll back to.');
  activateRelease(home, former);
  return former;
};

/** Removes all but the newest releases, and never the current one or that before it. */
export const pruneReleases = (home: string): void => {
  const all = listReleases(home);
  const current = all.indexOf(currentRelease(home) ?? '');
  for (const [index, number] of all.slice(0, -KEPT).entries()) {
    if (index < current - 1) rmSync(releaseDir(home, number), { recursive: true });
  }
  const inUse = new Set(listReleases(home).flatMap((number) => Object.keys(manifestOf(home, number).files)));
  for (const file of siteFiles(assetsDir(home))) if (!inUse.has(file)) rmSync(path.join(assetsDir(home), file));
};
