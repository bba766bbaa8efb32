import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, however deep, by their paths from it with `/`, in order. @throws if there is no such folder */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** True for a file that begins with a dot, or lies in such a folder: some program's, and no content. */
export const isHidden = (file: string): boolean => file.split('/').some((part) => part.startsWith('.'));
