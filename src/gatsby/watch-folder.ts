import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Long enough for all the files that an editor or `git checkout` writes at once. */
const pause = 50;

/**
 * Calls back once things have changed in a folder, however deep, and have come to rest: a file written,
 * added, deleted or put in another's place. Folders are watched, not files: most text editors save by
 * replacing the file.
 */
export const watchFolder = (dir: string, onChange: () => void): void => {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const watchFolders = () => {
    const folders = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const folder of [dir, ...folders]) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, changed);
      const forget = () => {
        watcher.close();
        watchers.delete(folder);
      };
      watchers.set(folder, watcher.on('error', forget));
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      onChange();
    }, pause);
  };

  watchFolders();
};
