import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, isTemporaryFile } from '../content/list-files';
import { licences } from './licences';
import { withUsedStyles } from './page-styles';
import { robotsTxt, type SecurityFacts, securityTxt, securityTxtFile, sitemap, webManifest } from './public-files';

export type Site = {
  /** The addresses of all pages. */
  addresses: readonly string[];
  /** Those of archived versions, which search engines leave out. */
  archived: readonly string[];
  name: string;
  description: string;
  facts: SecurityFacts;
  /** The pages that have the help search, the text of its script, and the files that this is made of. */
  search: { addresses: readonly string[]; text: string; sources: readonly string[] };
};

/** Where Gatsby writes a page. */
const writtenFile = (address: string) => (address.endsWith('.html') ? address : path.posix.join(address, 'index.html'));

/** Where hosts look for the page of an address without a slash at its end: `/support/fr` is `support/fr.html`. */
const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1).replace('.html', '')}.html`;

/** Copies the files that pages name, and those that these name: Gatsby also keeps those of earlier builds. */
const copyNamedFiles = (from: string, to: string, pages: readonly string[]) => {
  const files = filesBelow(path.join(from, 'static')).map((file) => `static/${file}`);
  const missing = new Set([...files, 'store-code.svg']);
  const queue = pages.map((page) => page.replaceAll('&#x27;', "'"));
  while (queue.length > 0) {
    const text = queue.pop() ?? '';
    const named = [...missing].filter((file) => text.includes(`/${file.split('/').map(encodeURIComponent).join('/')}`));
    for (const file of named) {
      missing.delete(file);
      cpSync(path.join(from, file), path.join(to, file));
      if (/\.(?:js|json)$/.test(file)) queue.push(readFileSync(path.join(from, file), 'utf8'));
    }
  }
};

/**
 * Writes the finished site in one step: a build that fails leaves the earlier site as it was.
 * @param from Gatsby's folder, which stays as it is
 * @param to the site's folder
 * @param own the folder of files that are served as they are
 * @param writeMore writes what else belongs to the site
 */
export const writeSite = async (
  { from, to, own }: Record<'from' | 'to' | 'own', string>,
  { addresses, archived, name, description, facts, search }: Site,
  writeMore: (dir: string) => Promise<void> = async () => {},
): Promise<void> => {
  const dir = `${to}.new`;
  rmSync(dir, { recursive: true, force: true });
  cpSync(own, dir, { recursive: true, filter: (file) => !isTemporaryFile(file) });
  const files: Record<string, string> = {};
  for (const address of addresses) {
    const html = readFileSync(path.join(from, writtenFile(address)), 'utf8');
    files[pageFile(address)] = await withUsedStyles(html, search.addresses.includes(address) ? [search.text] : []);
  }
  copyNamedFiles(from, dir, Object.values(files));
  const indexed = addresses.filter((address) => address !== '/404.html' && !archived.includes(address));
  Object.assign(files, {
    'sitemap.xml': sitemap(facts.siteUrl, indexed),
    'robots.txt': robotsTxt(facts.siteUrl),
    'manifest.webmanifest': webManifest(name, description),
    'licences.txt': licences(search.sources),
    [securityTxtFile]: securityTxt(facts),
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  await writeMore(dir);
  // Only now is the earlier site touched.
  const old = `${to}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(dir, to);
  rmSync(old, { recursive: true, force: true });
};
