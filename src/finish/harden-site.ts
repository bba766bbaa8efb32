import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress';
import { adminPolicy, pagePolicy, styleAttributes, withPolicyInMarkup } from './content-security-policy';
import { cmsPage, headerRules, isHashed } from './headers';
import { formatHeadersFile } from './headers-file';
import { htmlFiles, siteFiles } from './site-files';

/**
 * The last step of a build: the headers that the site is served with, and its compressed copies.
 * @param dir the site's folder, in which nothing may change from here on
 * @param cmsConnections the origins that the CMS talks to, where there is one
 * @throws if a page holds what its own policy would refuse, or a script could not be kept by browsers
 */
export const hardenSite = async (dir: string, cmsConnections: readonly string[] = []): Promise<void> => {
  const pages = htmlFiles(dir).filter((page) => page !== cmsPage);
  const read = (page: string) => readFileSync(path.join(dir, page), 'utf8');
  const attributes = [...new Set(pages.flatMap((page) => styleAttributes(read(page))))].sort();
  const policies = new Map(pages.map((page) => [page, pagePolicy(read(page), attributes)]));
  const missing = policies.get('404.html');
  if (missing) writeFileSync(path.join(dir, '404.html'), withPolicyInMarkup(read('404.html'), missing));
  if (existsSync(path.join(dir, cmsPage))) policies.set(cmsPage, adminPolicy(cmsConnections));

  const files = siteFiles(dir);
  const unnamed = files.filter((file) => /^[^/]+\.(?:js|css)$/.test(file) && !isHashed(`/${file}`));
  if (unnamed.length > 0) throw new Error(`No hash of the content in the names of ${unnamed.join(', ')}.`);
  writeFileSync(path.join(dir, '_headers'), formatHeadersFile(headerRules(policies, files)));
  await compressFiles(dir, files);
};
