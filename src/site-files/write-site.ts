import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { filesBelow, isTemporaryFile } from '../content/list-files';
import type { Facts } from '../schema/site';
import { licences } from './licences';
import { withUsedStyles } from './page-styles';
import { robotsTxt, securityTxt, securityTxtFile, sitemap, webManifest } from './public-files';

export type Site = {
  pagePaths: readonly string[];
  /** The paths of archived versions, which search engines leave out. */
  archivedPaths: readonly string[];
  name: string;
  description: string;
  facts: Facts;
  /** The paths of the pages with a search, the text of its script, and the source files bundled into the script. */
  search: { pagePaths: readonly string[]; text: string; sources: readonly string[] };
};

/** The file that Gatsby writes for a page. */
const gatsbyFile = (pagePath: string) =>
  pagePath.endsWith('.html') ? pagePath : path.posix.join(pagePath, 'index.html');

/** The file that hosts serve for a path without a slash at its end: `/support/fr` is `support/fr.html`. */
const siteFile = (pagePath: string): string =>
  pagePath === '/' ? 'index.html' : `${pagePath.slice(1).replace('.html', '')}.html`;

/** Copies only files that a page mentions, directly or through another file: public/ also holds files of older builds. */
const copyMentionedFiles = (from: string, to: string, pages: readonly string[]) => {
  const remaining = new Set([...filesBelow(path.join(from, 'static')).map((file) => `static/${file}`), 'qr-code.svg']);
  const copyFilesIn = (text: string) => {
    for (const file of remaining) {
      if (!text.includes(`/${file.split('/').map(encodeURIComponent).join('/')}`)) continue;
      remaining.delete(file);
      cpSync(path.join(from, file), path.join(to, file));
      if (/\.(?:js|json)$/.test(file)) copyFilesIn(readFileSync(path.join(from, file), 'utf8'));
    }
  };
  for (const page of pages) copyFilesIn(page.replaceAll('&#x27;', "'"));
};

/**
 * Writes the finished site in one step: a build that fails leaves the earlier site as it was.
 * @param from Gatsby's folder, which is only read
 * @param to the site's folder
 * @param unchanged the folder of files that are copied; its styles and scripts lose their comments and spaces
 * @param writeMore writes more files into the new site
 */
export const writeSite = async (
  { from, to, unchanged }: Record<'from' | 'to' | 'unchanged', string>,
  { pagePaths, archivedPaths, name, description, facts, search }: Site,
  writeMore: (dir: string) => Promise<void> = async () => {},
): Promise<void> => {
  const newDir = `${to}.new`;
  rmSync(newDir, { recursive: true, force: true });
  cpSync(unchanged, newDir, { recursive: true, filter: (file) => !isTemporaryFile(file) });
  const files: Record<string, string> = {};
  for (const file of filesBelow(unchanged).filter((name) => /\.(?:css|js)$/.test(name))) {
    const loader = file.endsWith('.css') ? 'css' : 'js';
    files[file] = transformSync(readFileSync(path.join(unchanged, file), 'utf8'), { loader, minify: true }).code;
  }
  for (const pagePath of pagePaths) {
    const html = readFileSync(path.join(from, gatsbyFile(pagePath)), 'utf8');
    files[siteFile(pagePath)] = await withUsedStyles(html, search.pagePaths.includes(pagePath) ? [search.text] : []);
  }
  copyMentionedFiles(from, newDir, Object.values(files));
  const indexedPaths = pagePaths.filter((pagePath) => pagePath !== '/404.html' && !archivedPaths.includes(pagePath));
  files['sitemap.xml'] = sitemap(facts.siteUrl, indexedPaths);
  files['robots.txt'] = robotsTxt(facts.siteUrl);
  files['manifest.webmanifest'] = webManifest(name, description);
  files['licences.txt'] = licences(search.sources);
  files[securityTxtFile] = securityTxt(facts);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(newDir, file)), { recursive: true });
    writeFileSync(path.join(newDir, file), text);
  }
  await writeMore(newDir);
  const oldDir = `${to}.old`;
  rmSync(oldDir, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, oldDir);
  renameSync(newDir, to);
  rmSync(oldDir, { recursive: true, force: true });
};
