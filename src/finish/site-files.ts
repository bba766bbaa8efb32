import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, by their paths from it, in order. */
export const siteFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();

/** Whether a file is a compressed copy of one beside it. */
export const isCompressedCopy = (dir: string, file: string): boolean =>
  /\.(?:br|gz)$/.test(file) && existsSync(path.join(dir, file.replace(/\.\w+$/, '')));
