import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The pages in a built site, by their paths from its folder. Leaves out the fragments that Gatsby
 * keeps for itself in folders of their own.
 */
export const htmlFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(_gatsby|page-data|~partytown)\//.test(file))
    .sort();
