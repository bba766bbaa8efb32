import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/content/files-below';
import { headersFor, pageAddress, policyHeader } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { htmlFiles } from '../../src/finish/html-files';
import { nginxPolicies, nginxServer } from '../../src/finish/nginx';
import { copyFolder, keepAssets, requireSpace, sync, syncTree, tidyAssets, tidyReleases } from './files';
import { requireService, servedRelease } from './health';
import { currentRelease, formerRelease, makeHome, releaseFolder } from './home';
import { type Lock, withLock } from './lock';
import { nginxRuns, reloadNginx, tryConfiguration } from './nginx';

/** How many releases stay beside the current one, for rolling back. */
const kept = 5;
/** As long as browsers may have a page open whose scripts they have not fetched yet. */
const assetsStay = 30 * 24 * 60 * 60 * 1000;
/** Longer than a worker of nginx may answer with a former configuration (`worker_shutdown_timeout`). */
const releasesStay = 60 * 60 * 1000;

/** What has been done, in this order; until `switched`, nobody notices. */
export const steps = [
  'checked',
  'copied',
  'configured',
  'tried',
  'kept',
  'synced',
  'named',
  'switched',
  'reloaded',
  'verified',
] as const;
export type Step = (typeof steps)[number];

/** The parts that a test replaces, to see that it notices. */
export type Parts = {
  /** The folder of nginx's configuration. */
  configuration: string;
  /** Called after each step. */
  after: (step: Step) => void;
  lock: Lock;
  tryConfiguration: typeof tryConfiguration;
  requireService: typeof requireService;
  formerRelease: typeof formerRelease;
};

const parts: Parts = {
  configuration: path.resolve('deploy/nginx'),
  after: () => undefined,
  ...{ lock: withLock, tryConfiguration, requireService, formerRelease },
};

/**
 * Copies a built site, with nginx's configuration for it, into a folder below `home/releases` and puts it in service.
 * @returns the release's name, which is the time of its making
 * @throws if it is not to be put in service; then the one before is
 */
export const releaseSite = async (home: string, site: string, replaced: Partial<Parts> = {}): Promise<string> => {
  const used = { ...parts, ...replaced };
  makeHome(home);
  return used.lock(home, async () => {
    const name = new Date().toISOString().replace(/\W|Z/g, '');
    const draft = releaseFolder(home, '.draft');
    rmSync(draft, { recursive: true, force: true });
    const former = await inService(home);
    const assets = path.join(home, 'assets');
    const keptBefore = new Set(filesBelow(assets));
    try {
      makeRelease(home, site, { name, draft, former }, used);
      prepareSwitch(home, name, former);
    } catch (error) {
      for (const folder of [draft, releaseFolder(home, name)]) rmSync(folder, { recursive: true, force: true });
      for (const file of filesBelow(assets)) if (!keptBefore.has(file)) rmSync(path.join(assets, file));
      throw new Error(`${messageOf(error)}\nNothing has changed: the site is served as before.`);
    }
    try {
      await putInService(home, name, former, used);
    } catch (error) {
      if ((await inService(home)) !== name) rmSync(releaseFolder(home, name), { recursive: true });
      throw error;
    }
    tidy(home, name);
    return name;
  });
};

/** What a visitor gets now: the release that nginx took over last, which need not be the one that the link leads to. */
const inService = async (home: string): Promise<string | undefined> => {
  const served = nginxRuns(home) ? await servedRelease(home) : undefined;
  return served && existsSync(releaseFolder(home, served)) ? served : currentRelease(home);
};

type Making = { name: string; draft: string; former: string | undefined };

/** Makes a release in a draft, and gives it its name once it is whole and on the disk. */
const makeRelease = (home: string, site: string, { name, draft, former }: Making, used: Parts): void => {
  requirePolicies(site);
  requireSpace(home, site);
  used.after('checked');
  copyFolder(site, path.join(draft, 'site'));
  used.after('copied');
  const rules = parseHeadersFile(readFileSync(path.join(draft, 'site/_headers'), 'utf8'));
  copyFolder(used.configuration, path.join(draft, 'nginx'));
  writeFileSync(path.join(draft, 'nginx/policies.conf'), nginxPolicies(rules));
  writeFileSync(path.join(draft, 'nginx/server.conf'), nginxServer(rules, name));
  writeFileSync(path.join(draft, 'former'), `${former ?? ''}\n`);
  used.after('configured');
  used.tryConfiguration(home, 'releases/.draft');
  used.after('tried');
  keepAssets(path.join(home, 'assets'), path.join(draft, 'site'));
  used.after('kept');
  syncTree(draft);
  syncTree(path.join(home, 'assets'), 'folders');
  used.after('synced');
  renameSync(draft, releaseFolder(home, name));
  sync(path.join(home, 'releases'));
  used.after('named');
};

/** @throws if a page of the site has no policy: nginx would send it with one that lets nothing load */
const requirePolicies = (site: string): void => {
  const file = path.join(site, '_headers');
  if (!existsSync(file)) throw new Error(`No built site in ${site}. Run "npm run build" first.`);
  const rules = parseHeadersFile(readFileSync(file, 'utf8'));
  const pages = htmlFiles(site);
  const without = pages.filter((page) => !headersFor(rules, pageAddress(page))[policyHeader]);
  if (pages.length === 0 || without.length > 0) {
    throw new Error(`${file} has no policy for ${without.join(', ') || 'any page'}. Run "npm run build" again.`);
  }
};

/** The links that take the place of `current`: to the release that goes into service, and to the one that leaves it. */
const links = (home: string) => ({
  current: path.join(home, 'current'),
  next: path.join(home, '.next'),
  back: path.join(home, '.back'),
});

/** Does all that takes room on the disk: once the switch has begun, it and the way back need none. */
const prepareSwitch = (home: string, name: string, former: string | undefined): void => {
  const { next, back } = links(home);
  for (const file of [next, back]) rmSync(file, { force: true });
  symlinkSync(path.join('releases', name), next);
  if (!former) return;
  symlinkSync(path.join('releases', former), back);
  // From now on counts how long it has not been in service.
  keepAssets(path.join(home, 'assets'), path.join(releaseFolder(home, former), 'site'));
  utimesSync(releaseFolder(home, former), new Date(), new Date());
};

/**
 * Switches to a release in one step (rename, POSIX.1). If nginx runs, it takes the release over, and what it sends is
 * compared.
 * @param former what is in service until then
 * @throws if nginx does not serve it; then the former one is in service again
 */
const putInService = async (home: string, name: string, former: string | undefined, used: Parts): Promise<void> => {
  const { current, next, back } = links(home);
  renameSync(next, current);
  try {
    sync(home);
    used.after('switched');
    await takeOver(home, name, used);
  } catch (error) {
    const reason = `The release ${name} is taken out again: ${messageOf(error)}`;
    if (!former) {
      rmSync(current);
      throw new Error(`${reason}\nThere is none in service.`);
    }
    renameSync(back, current);
    sync(home);
    await takeOver(home, former, parts).catch((again) => {
      throw new Error(`${reason}\nNor does nginx serve the release ${former}: ${messageOf(again)}`);
    });
    throw new Error(`${reason}\nThe release ${former} is in service.`);
  } finally {
    rmSync(back, { force: true });
  }
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const takeOver = async (home: string, name: string, used: Parts): Promise<void> => {
  if (nginxRuns(home)) await reloadNginx(home);
  used.after('reloaded');
  if (nginxRuns(home)) await used.requireService(home, name);
  used.after('verified');
};

/** Removes what nobody goes back to, and nobody has open any more. */
const tidy = (home: string, current: string): void => {
  const names = new Set<string>();
  for (let name: string | undefined = current; name && names.size <= kept; name = formerRelease(home, name)) {
    names.add(name);
  }
  tidyReleases(path.join(home, 'releases'), names, releasesStay);
  tidyAssets(path.join(home, 'assets'), assetsStay);
};

/**
 * Puts the release in service that was before the current one, as it was then.
 * @returns its name
 * @throws if there is none, or it is not to be put in service; then the current one stays
 */
export const rollBack = async (home: string, replaced: Partial<Parts> = {}): Promise<string> => {
  const used = { ...parts, ...replaced };
  makeHome(home);
  return used.lock(home, async () => {
    const current = currentRelease(home);
    const former = current && used.formerRelease(home, current);
    if (!current || !former) throw new Error('There is no release to roll back to.');
    used.tryConfiguration(home, `releases/${former}`);
    prepareSwitch(home, former, current);
    await putInService(home, former, current, used);
    return former;
  });
};
