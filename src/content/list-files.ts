import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** What editors, Office, Finder and Explorer leave beside files: backups, locks, swap files, what they note of a folder. */
const leftover =
  /^(?:\.(?:DS_Store|_.*|~lock\..*|#.*|.*\.sw\w)|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|te?mp|sw[op])|(?:eh)?thumbs\.db|desktop\.ini|Icon\r)$/i;

/** True for a file that nobody means to keep: neither the check nor the site knows it. */
export const isLeftover = (file: string): boolean => leftover.test(basename(file));

/** All files below a folder, however deep, by their paths from it with `/`, in order. @throws if there is no such folder */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** True for a file that begins with a dot, or lies in such a folder: some program's, and no content. */
export const isHidden = (file: string): boolean => file.split('/').some((part) => part.startsWith('.'));
