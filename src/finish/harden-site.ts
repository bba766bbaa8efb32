import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress';
import { adminPolicy, pagePolicy, withPolicyInMarkup } from './content-security-policy';
import { earlyFont } from './early-font';
import { cmsPage, headerRules, isHashed } from './headers';
import { formatHeadersFile } from './headers-file';
import { inlineParts } from './inline-parts';
import { isNoindex } from './noindex';
import { htmlFiles, siteFiles } from './site-files';

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
  const texts = new Map(htmlFiles(dir).map((page) => [page, readFileSync(path.join(dir, page), 'utf8')]));
  const pages = [...texts].filter(([page]) => page !== cmsPage);
  const noindex = new Set(pages.flatMap(([page, html]) => (isNoindex(html) ? page : [])));
  const links = new Map(pages.map(([page, html]) => [page, earlyFont(html)]));
  const parts = new Map(pages.map(([page, html]) => [page, inlineParts(html, page)]));
  const attributes = [...new Set(Array.from(parts.values(), ({ styleAttributes }) => styleAttributes).flat())].sort();
  const policies = new Map(Array.from(parts, ([page, part]) => [page, pagePolicy(part, attributes)]));
  if (texts.has(cmsPage)) policies.set(cmsPage, adminPolicy(cmsConnections));
  for (const [page, policy] of policies)
    writeFileSync(path.join(dir, page), withPolicyInMarkup(texts.get(page) as string, policy));

  const files = siteFiles(dir);
  const unnamed = files.filter((file) => /^[^/]+\.(?:js|css)$/.test(file) && !isHashed(`/${file}`));
  if (unnamed.length > 0) throw new Error(`No hash of the content in the names of ${unnamed.join(', ')}.`);
  writeFileSync(path.join(dir, '_headers'), formatHeadersFile(headerRules(policies, files, noindex, links)));
  await compressFiles(dir, files, store);
};
