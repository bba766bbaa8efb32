import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressed } from '../compressed';

const isText = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * Copies a built site, changes its pages and compresses its files with brotli, as a host does.
 * @param from the built site
 * @param to the copy, which is replaced if it exists
 * @param change what becomes of each page's HTML
 * @param headers whether it is served with all headers of the site, or with those that any host sends
 */
export const makeServedCopy = (
  from: string,
  to: string,
  change: (html: string) => string = (html) => html,
  headers = false,
): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (source) => !/\.(map|br|gz)$/.test(source) });
  if (!headers) writeFileSync(path.join(to, '_headers'), '');
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    writeFileSync(`${file}.br`, compressed(readFileSync(file)));
  }
};
