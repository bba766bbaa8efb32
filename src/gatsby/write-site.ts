import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, isTemporaryFile } from '../content/list-files';
import { licences } from './licences';
import { withUsedStyles } from './page-styles';
import { robotsTxt, type SecurityFacts, securityTxt, securityTxtFile, sitemap, webManifest } from './public-files';

export type Site = {
  addresses: readonly string[];
  name: string;
  description: string;
  facts: SecurityFacts;
  /** The source of the help search, and the files that it is made of, by their paths from the project's folder. */
  island?: { text: string; sources: readonly string[] };
};

/** Where Gatsby writes a page. */
const writtenFile = (address: string) => (address.endsWith('.html') ? address : path.posix.join(address, 'index.html'));

/** Where hosts look for the page of an address without a slash at its end: `/support/fr` is `support/fr.html`. */
const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : address.slice(1).replace(/(?:\.html)?$/, '.html');

/** Copies the files that pages name, and those that these name: Gatsby keeps those of former builds, too. */
const copyNamedFiles = (from: string, to: string, pages: readonly string[]) => {
  const files = filesBelow(path.join(from, 'static')).map((file) => `static/${file}`);
  const waiting = new Set([...files, 'store-code.svg']);
  const texts = pages.map((page) => page.replaceAll('&#x27;', "'"));
  // It grows while it is read.
  for (const text of texts)
    for (const file of waiting) {
      if (!text.includes(`/${file.split('/').map(encodeURIComponent).join('/')}`)) continue;
      waiting.delete(file);
      cpSync(path.join(from, file), path.join(to, file));
      if (/\.(?:js|json)$/.test(file)) texts.push(readFileSync(path.join(from, file), 'utf8'));
    }
};

/**
 * Writes the finished site in one step: a build that fails leaves the former one as it was.
 * @param from Gatsby's folder, which stays as it is
 * @param to the site's folder
 * @param own the folder of files that are served as they are
 * @param writeMore writes what else belongs to the site
 */
export const writeSite = async (
  { from, to, own }: Record<'from' | 'to' | 'own', string>,
  { addresses, name, description, facts, island }: Site,
  writeMore: (dir: string) => Promise<void> = async () => {},
): Promise<void> => {
  const dir = `${to}.new`;
  rmSync(dir, { recursive: true, force: true });
  cpSync(own, dir, { recursive: true, filter: (file) => !isTemporaryFile(file) });
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const html = readFileSync(path.join(from, writtenFile(address)), 'utf8');
    pages.set(address, await withUsedStyles(html, island && html.includes('data-island=') ? [island.text] : []));
  }
  const noindex = /<meta [^>]*name="robots" content="noindex"/;
  const indexed = addresses.filter((one) => !one.endsWith('.html') && !noindex.test(pages.get(one) ?? ''));
  const files = {
    ...Object.fromEntries(Array.from(pages, ([address, html]) => [pageFile(address), html])),
    'sitemap.xml': sitemap(facts.siteUrl, indexed),
    'robots.txt': robotsTxt(facts.siteUrl),
    'manifest.webmanifest': webManifest(name, description),
    'licences.txt': licences(island?.sources ?? []),
    [securityTxtFile]: securityTxt(facts),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  copyNamedFiles(from, dir, [...pages.values()]);
  await writeMore(dir);
  // Until here nothing has touched the former site.
  const former = `${to}.old`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, former);
  renameSync(dir, to);
  rmSync(former, { recursive: true, force: true });
};
