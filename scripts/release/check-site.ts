import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pagePolicy, styleAttributes } from '../../src/finish/content-security-policy';
import { cmsPage, headersFor, pageAddress, pageFile, policyHeader } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { htmlFiles, isCompressedCopy, siteFiles } from '../../src/finish/site-files';

const reference = /\s(?:href|src|poster)="(\/[^"]*)"/g;
const candidates = /\s(?:image)?srcset="([^"]*)"/gi;
/** In the inline loader, the list of chunks and style sheets. */
const inCode = /["'(](\/[\w./~-]+\.(?:js|css|woff2|json|png|svg|webp|avif))["')]/g;

/** The addresses on the site itself that a file names. */
export const referencesIn = (text: string): string[] => {
  const found = [
    ...Array.from(text.matchAll(reference), ([, address = '']) => address),
    ...Array.from(text.matchAll(candidates), ([, list = '']) => list.split(',')).flatMap((list) =>
      list.map((one) => one.trim().split(/\s/)[0] ?? ''),
    ),
    ...Array.from(text.matchAll(inCode), ([, address = '']) => address),
  ];
  const addresses = found.filter((one) => /^\/(?!\/)/.test(one)).map((one) => one.replace(/[?#].*$/, ''));
  return [...new Set(addresses)].sort();
};

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/**
 * Whether a built site is whole: its pages, what they refer to, its compressed copies, its policies.
 * @returns everything that is wrong; nothing for a site that can be served
 */
export const checkSite = (dir: string): string[] => {
  const required = ['index.html', '404.html', 'sitemap.xml', 'robots.txt', '_headers'];
  const missing = required.filter((file) => !existsSync(path.join(dir, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing`);

  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const has = (file: string) => existsSync(path.join(dir, file)) && statSync(path.join(dir, file)).isFile();
  const files = siteFiles(dir);
  const pages = htmlFiles(dir).filter((file) => file !== cmsPage);

  const listed = Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc = '']) => new URL(loc).pathname,
  )
    .filter((address) => !has(pageFile(address)))
    .map((address) => `sitemap.xml lists ${address}, which is missing`);

  const dangling = [...pages, ...files.filter((file) => /\.css$|^globals-|\.webmanifest$/.test(file))].flatMap((file) =>
    referencesIn(read(file))
      .filter((address) => !has(address.slice(1)) && !has(pageFile(address)))
      .map((address) => `${file} refers to ${address}, which is missing`),
  );

  const copies = files
    .filter((file) => isCompressedCopy(dir, file))
    .flatMap((file) => {
      const extension = path.extname(file) as keyof typeof decompress;
      const original = readFileSync(path.join(dir, file.slice(0, -extension.length)));
      try {
        if (decompress[extension](readFileSync(path.join(dir, file))).equals(original)) return [];
      } catch {
        // Not even compressed data: said below.
      }
      return [`${file} is not a copy of the file beside it`];
    });

  const rules = parseHeadersFile(read('_headers'));
  const attributes = [...new Set(pages.flatMap((page) => styleAttributes(read(page))))].sort();
  const policies = pages
    .filter((page) => headersFor(rules, pageAddress(page))[policyHeader] !== pagePolicy(read(page), attributes))
    .map((page) => `${page} does not fit its policy in _headers`);

  return [...listed, ...dangling, ...copies, ...policies];
};
