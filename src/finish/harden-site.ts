import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { filesBelow } from '../content/files-below';
import { compressFiles, removeUnusedCopies } from './compress';
import { adminPolicy, pagePolicy, withPolicyInMarkup } from './content-security-policy';
import { earlyFont } from './early-font';
import { cmsPage, headerRules, isHashed } from './headers';
import { formatHeadersFile } from './headers-file';
import { htmlFiles } from './html-files';
import { type InlineParts, inlineParts } from './inline-parts';
import { isNoindex } from './noindex';
import { withPaperStylesApart } from './paper-styles';
import { withoutVoidSlashes } from './void-elements';

/**
 * The last step of a build: the headers that the site is served with, and its compressed copies.
 * @param dir the site's folder, in which nothing may change from here on
 * @param cmsConnections the origins that the CMS talks to, where there is one
 * @param store a folder that keeps compressed copies for the next build
 * @throws if a page holds a script or style that the build did not write, or a script could not be kept by browsers
 */
export const hardenSite = async (
  dir: string,
  cmsConnections: readonly string[] = [],
  store?: string,
): Promise<void> => {
  const files = filesBelow(dir);
  const pages = htmlFiles(dir);
  const others = files.filter((file) => !pages.includes(file));
  // Reading the pages takes one processor; what has its last form is compressed beside it.
  const [used, written] = await Promise.all([
    compressFiles(dir, others, store),
    writePages(dir, files, pages, cmsConnections),
  ]);
  used.push(...(await compressFiles(dir, written, store)));
  if (store) await removeUnusedCopies(store, used);
};

/**
 * Writes each page in its last form, with its policy, its rules for paper into a file, and the headers of all files.
 * @returns the pages and those files, by their paths from the folder
 */
const writePages = async (
  dir: string,
  files: readonly string[],
  pageFiles: readonly string[],
  cmsConnections: readonly string[],
): Promise<string[]> => {
  const unnamed = files.filter((file) => /^[^/]+\.(?:js|css)$/.test(file) && !isHashed(`/${file}`));
  if (unnamed.length > 0) throw new Error(`No hash of the content in the names of ${unnamed.join(', ')}.`);
  const texts = new Map<string, string>();
  const paperStyles = new Map<string, string>();
  for (const page of pageFiles) {
    const { html, file } = withPaperStylesApart(withoutVoidSlashes(readFileSync(path.join(dir, page), 'utf8')));
    texts.set(page, html);
    if (file) paperStyles.set(file.address.slice(1), file.text);
  }
  const pages = [...texts].filter(([page]) => page !== cmsPage);
  const noindex = new Set(pages.flatMap(([page, html]) => (isNoindex(html) ? page : [])));
  const links = new Map(pages.map(([page, html]) => [page, earlyFont(html)]));
  const parts = new Map<string, InlineParts>();
  for (const [page, html] of pages) {
    parts.set(page, inlineParts(html, page));
    await letOthersRun();
  }
  const attributes = [...new Set(Array.from(parts.values(), ({ styleAttributes }) => styleAttributes).flat())].sort();
  const policies = new Map(Array.from(parts, ([page, part]) => [page, pagePolicy(part, attributes)]));
  if (texts.has(cmsPage)) policies.set(cmsPage, adminPolicy(cmsConnections));
  for (const [page, policy] of policies)
    writeFileSync(path.join(dir, page), withPolicyInMarkup(texts.get(page) as string, policy));
  for (const [file, text] of paperStyles) writeFileSync(path.join(dir, file), text);
  const allFiles = [...files, ...paperStyles.keys()];
  writeFileSync(path.join(dir, '_headers'), formatHeadersFile(headerRules(policies, allFiles, noindex, links)));
  return [...pageFiles, ...paperStyles.keys()];
};
