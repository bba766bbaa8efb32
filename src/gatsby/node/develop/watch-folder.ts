import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Long enough for all the files that an editor or `git checkout` writes at once. */
const pause = 50;

/** How often in a row something may be gone that was there a moment ago. */
const mostMisses = 100;

/**
 * Calls back once things have changed in a folder, however deep, and have come to rest: a file written,
 * added, deleted or put in another's place. Folders are watched, not files: most text editors save by
 * replacing the file. What goes while it is looked at, as in a `git checkout`, is a change of its own: it looks, and
 * calls back, until all is there, for some five seconds.
 * @param onChange may throw ENOENT for what went while it read; any other error ends the program: no waiting would mend it
 * @returns what ends it
 */
export const watchFolder = (dir: string, onChange: () => void): (() => void) => {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let misses = 0;

  const close = () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
  const watchFolders = () => {
    const inside = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const folders = new Set([dir, ...inside]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      // A folder that is deleted makes some systems raise an error; the next look around forgets it.
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, changed).on('error', changed));
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        watchFolders();
        onChange();
        misses = 0;
      } catch (error) {
        misses += 1;
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || misses > mostMisses) throw error;
        close();
        changed();
      }
    }, pause);
  };

  watchFolders();
  return () => {
    clearTimeout(timer);
    close();
  };
};
