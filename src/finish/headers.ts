import path from 'node:path';

/** One part of a `_headers` file: what is sent with an address, or with all that begin as it does up to its `*`. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * Sent with everything. A page's own rule names none of these: hosts join two rules for one header.
 * @param hasCms whether the CMS is on this site: it signs in by a window of another origin and shows
 *   pictures from there, which isolation from other origins forbids
 */
const siteHeaders = (hasCms: boolean): Record<string, string> => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(hasCms
    ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
    : { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }),
});

/** Where those who find a fault look for whom to tell (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt';

/** The page for an address that does not exist: hosts look for it under this name. */
export const notFoundFile = '404.html';

/** The page of the CMS. */
export const cmsPage = 'admin/index.html';

/** For files whose name changes with their content (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

/** For all others: kept, but asked for before each use (RFC 9111, 5.2.2.4). */
export const revalidated = 'no-cache';

/** The addresses of such files; also understood by nginx. */
export const hashed = /^\/static\/|[-.][0-9a-f]{8,}\.(?:js|css)$/;

/** Whether the name of a file changes with its content, by its address. */
export const isHashed = (address: string): boolean => hashed.test(address);

/** The address of a page by its file: `privacy/index.html` is `/privacy`. */
export const pageAddress = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '')}`;

/** The file of a page by its address. */
export const pageFile = (address: string): string =>
  address.endsWith('.html') ? address.slice(1) : path.posix.join(address, 'index.html').slice(1);

export const policyHeader = 'Content-Security-Policy';
export const robotsHeader = 'X-Robots-Tag';
export const linkHeader = 'Link';

/** The policy of files that are no pages: opened by itself, a drawing runs nothing and fetches nothing. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * All rules of a built site. No address has the same header from two of them.
 * @param policies the content security policy of each page, by its file
 * @param files all files of the site
 * @param noindex the pages, by their files, that search engines are to leave out
 * @param links what browsers are to ask for before they read a page, by its file, if anything
 */
export const headerRules = (
  policies: ReadonlyMap<string, string>,
  files: readonly string[],
  noindex: ReadonlySet<string> = new Set(),
  links: ReadonlyMap<string, string | undefined> = new Map(),
): HeaderRule[] => [
  { path: '/*', headers: siteHeaders(policies.has(cmsPage)) },
  ...Array.from(policies, ([file, policy]) => {
    const link = links.get(file);
    return {
      path: pageAddress(file),
      headers: {
        [policyHeader]: policy,
        ...(noindex.has(file) && { [robotsHeader]: 'noindex' }),
        ...(link && { [linkHeader]: link }),
      },
    };
  }),
  { path: '/static/*', headers: { 'Cache-Control': immutable, [policyHeader]: filePolicy } },
  ...files
    .map((file) => `/${file}`)
    .filter((address) => !address.startsWith('/static/'))
    .flatMap((address): HeaderRule[] => {
      if (isHashed(address)) return [{ path: address, headers: { 'Cache-Control': immutable } }];
      if (address.endsWith('.svg')) return [{ path: address, headers: { [policyHeader]: filePolicy } }];
      // With its encoding, which not every host knows (RFC 9116, 3).
      if (address === securityTxtAddress)
        return [{ path: address, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }];
      return [];
    }),
];

/** The headers that rules give an address. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, address)).map(({ headers }) => headers));

const matches = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
