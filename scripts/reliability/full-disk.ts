import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFiles } from '../../src/finish/site-files';
import { makeProjectCopy } from '../project-copy';
import { digestFiles } from '../release/digests';
import { releaseSiteTo } from '../release/release-site';
import { currentRelease, releaseSite } from '../release/store';
import { type Outcome, outcome } from './outcome';

/** How much room is left for each try, in MB: the disk is full sooner or later. */
const ROOM_FOR_BUILD = [8, 25, 45];
const ROOM_FOR_RELEASE = [0.1, 1, 3];

/** What must have been the reason. */
const noSpace = /ENOSPC|no space left|disk is full/i;

const stateOf = (dir: string) => JSON.stringify(digestFiles(dir, siteFiles(dir)));

/** Fills a file system but for some megabytes. */
const leaveRoom = (dir: string, megabytes: number) => {
  const file = path.join(dir, 'filler');
  rmSync(file, { force: true });
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * 1e6)));
};

const tryBuilds = (disk: string, project: string): Outcome => {
  process.env.TMPDIR = disk;
  const faults: string[] = [];
  for (const room of ROOM_FOR_BUILD) {
    const { dir, remove } = makeProjectCopy(project);
    cpSync(path.join(project, 'public'), path.join(dir, 'public'), { recursive: true });
    const before = stateOf(path.join(dir, 'public'));
    leaveRoom(disk, room);
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: dir,
      encoding: 'utf8',
      timeout: 180_000,
      env: { ...process.env, CI: '1' },
    });
    if (status === 0) faults.push(`with ${room} MB left the build says that it succeeded`);
    else if (!noSpace.test(stdout + stderr)) faults.push(`with ${room} MB left: ${stderr.slice(-300)}`);
    if (stateOf(path.join(dir, 'public')) !== before) faults.push(`with ${room} MB left public/ is not what it was`);
    rmSync(path.join(disk, 'filler'), { force: true });
    remove();
  }
  return outcome(
    'disk full during a build',
    ROOM_FOR_BUILD.length,
    faults,
    `${ROOM_FOR_BUILD.join(', ')} MB left; public/ is the former site`,
  );
};

const tryReleases = async (disk: string, project: string): Promise<Outcome> => {
  const home = path.join(disk, 'home');
  const site = path.join(project, 'public');
  await releaseSiteTo(home, site);
  const state = () => {
    const current = currentRelease(home) ?? '';
    return current + stateOf(releaseSite(home, current));
  };
  const before = state();
  const faults: string[] = [];
  for (const room of ROOM_FOR_RELEASE) {
    leaveRoom(disk, room);
    await releaseSiteTo(home, site).then(
      () => faults.push(`with ${room} MB left the release says that it succeeded`),
      (error) => noSpace.test(String(error)) || faults.push(`with ${room} MB left: ${error}`),
    );
    if (state() !== before) faults.push(`with ${room} MB left another release is in service`);
  }
  rmSync(path.join(disk, 'filler'));
  await releaseSiteTo(home, site).catch((error) => faults.push(`with room again: ${error}`));
  return outcome(
    'disk full during a release',
    ROOM_FOR_RELEASE.length,
    faults,
    `${ROOM_FOR_RELEASE.join(', ')} MB left; the former release stays, and the next one succeeds`,
  );
};

/** What runs inside of the name space that has the small disk. */
const main = async () => {
  const [disk = '', project = ''] = process.argv.slice(2);
  const outcomes = [await tryReleases(disk, project), tryBuilds(disk, project)];
  console.log(JSON.stringify(outcomes));
};

/**
 * Builds and releases on a disk that gets full: a small tmpfs, which only these processes see.
 * @throws if this machine lets nobody mount one
 */
export const fullDisk = (project: string): Outcome[] => {
  const disk = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  mkdirSync(disk, { recursive: true });
  const script = 'mount -t tmpfs -o size=200m tmpfs "$1" && exec "$2" --require tsx/cjs "$3" "$1" "$4"';
  const user = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const args = ['--mount', ...user, 'sh', '-c', script, 'sh', disk, process.execPath, __filename, project];
  const { stdout, stderr, status } = spawnSync('unshare', args, { encoding: 'utf8', maxBuffer: 1e8 });
  rmSync(disk, { recursive: true, force: true });
  if (status !== 0) throw new Error(`The tests on a full disk could not run: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
};

if (require.main === module) void main();
