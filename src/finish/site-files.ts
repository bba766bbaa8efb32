import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, by their paths from it, in order. */
export const siteFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();

/** The pages of a finished site, by their paths from its folder. */
export const htmlFiles = (dir: string): string[] => siteFiles(dir).filter((file) => file.endsWith('.html'));
