import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/content/files-below';
import { isHashed } from '../../src/finish/headers';

/** Writes a file or folder to the disk itself (fsync, POSIX.1). */
export const sync = (file: string): void => {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Writes a folder and all below it to the disk itself, readable for nginx's workers whatever the umask.
 * @param parts `folders` if the files themselves are there already
 */
export const syncTree = (folder: string, parts: 'all' | 'folders' = 'all'): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const whole = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(whole, parts);
    else if (parts === 'all') {
      chmodSync(whole, 0o644);
      sync(whole);
    }
  }
  chmodSync(folder, 0o755);
  sync(folder);
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** @throws if a disk has no room for a copy of a folder and as much as `spare` bytes */
export const requireSpace = (disk: string, folder: string, spare = 1_000_000): void => {
  const { bavail, bsize } = statfsSync(disk);
  // A file takes whole blocks.
  const sizes = filesBelow(folder).map((file) => Math.ceil(statSync(path.join(folder, file)).size / bsize) * bsize);
  const needed = sizes.reduce((sum, size) => sum + size, spare);
  if (bavail * bsize < needed) {
    throw new Error(`The disk has ${megabytes(bavail * bsize)} left, the release needs ${megabytes(needed)}.`);
  }
};

/** @throws if the folder is replaced meanwhile, as a build does */
export const copyFolder = (from: string, to: string): void => {
  const { ino } = statSync(from);
  cpSync(from, to, { recursive: true });
  if (statSync(from).ino !== ino) throw new Error(`${from} was built anew while it was copied. Try again.`);
};

/**
 * Keeps the hashed files of a release for those who have a page of it open, from now on for as long as `tidyAssets`
 * says. They are links to the release's files (link(2)), so that none is ever there by half.
 */
export const keepAssets = (assets: string, site: string): void => {
  const now = new Date();
  for (const file of filesBelow(site)) {
    if (!isHashed(`/${file.replace(/\.(?:br|gz)$/, '')}`)) continue;
    const kept = path.join(assets, file);
    mkdirSync(path.dirname(kept), { recursive: true, mode: 0o755 });
    if (!existsSync(kept)) linkSync(path.join(site, file), kept);
    utimesSync(kept, now, now);
  }
};

const isOlder = (file: string, age: number) => statSync(file).mtimeMs < Date.now() - age;

/** Removes the hashed files that have not been part of a release in service for so many milliseconds, and emptied folders. */
export const tidyAssets = (assets: string, age: number): void => {
  for (const file of filesBelow(assets).map((name) => path.join(assets, name))) {
    if (!isOlder(file, age)) continue;
    rmSync(file);
    const folder = path.dirname(file);
    if (folder !== assets && readdirSync(folder).length === 0) rmdirSync(folder);
  }
};

/** Removes the releases that are neither kept nor left service less than so many milliseconds ago. */
export const tidyReleases = (releases: string, kept: ReadonlySet<string>, age: number): void => {
  for (const name of readdirSync(releases)) {
    const folder = path.join(releases, name);
    if (!kept.has(name) && isOlder(folder, age)) rmSync(folder, { recursive: true });
  }
};
