import { existsSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of an own server's home:
 * `releases/NAME/site`, `releases/NAME/nginx` and `releases/NAME/former` (the name of the release that it replaced),
 * `current`, the one link to the release in service, `assets` for those who have a page of a former release open,
 * `etc` of the owner, `run` of nginx.
 */
export const makeHome = (home: string): void => {
  for (const folder of ['etc', 'run', 'releases', 'assets']) {
    mkdirSync(path.join(home, folder), { recursive: true, mode: 0o755 });
  }
};

/** The folder of a release; of an empty name, that of all releases. */
export const releaseFolder = (home: string, name: string): string => path.join(home, 'releases', name);

/** The release that the link leads to; undefined before the first. */
export const currentRelease = (home: string): string | undefined => {
  try {
    return path.basename(readlinkSync(path.join(home, 'current')));
  } catch {
    return undefined;
  }
};

/** The release that was in service before another; undefined if there was none, or it is no longer kept. */
export const formerRelease = (home: string, name: string): string | undefined => {
  const record = path.join(releaseFolder(home, name), 'former');
  const former = existsSync(record) ? readFileSync(record, 'utf8').trim() : '';
  return former && existsSync(releaseFolder(home, former)) ? former : undefined;
};
