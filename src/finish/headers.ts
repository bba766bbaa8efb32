import path from 'node:path';

/** One part of a `_headers` file: what is sent with an address, or with all that begin as it does up to its `*`. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * Sent with everything. A page's own rule names none of these: hosts join two rules for one header.
 * @param hasCms whether the CMS is on this site: it signs in by a window of another origin and shows
 *   pictures from there, which isolation from other origins forbids
 */
export const siteHeaders = (hasCms: boolean): Record<string, string> => ({
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

/** The page of the CMS. */
export const cmsPage = 'admin/index.html';

/** For files whose name changes with their content (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

/** For all others: kept, but asked for before each use (RFC 9111, 5.2.2.4). */
export const revalidated = 'no-cache';

/** The addresses of such files; also understood by nginx. */
export const hashed = /^\/static\/|[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Whether the name of a file changes with its content, by its address. */
export const isHashed = (address: string): boolean => hashed.test(address);

/** The address of a page by its file: `privacy/index.html` is `/privacy`. */
export const pageAddress = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '')}`;

/** The file of a page by its address. */
export const pageFile = (address: string): string =>
  address.endsWith('.html') ? address.slice(1) : path.posix.join(address, 'index.html').slice(1);

export const policyHeader = 'Content-Security-Policy';

/**
 * All rules of a built site. No address has the same header from two of them.
 * @param policies the content security policy of each page, by its file
 * @param files all files of the site
 */
export const headerRules = (policies: ReadonlyMap<string, string>, files: readonly string[]): HeaderRule[] => [
  { path: '/*', headers: siteHeaders(policies.has(cmsPage)) },
  ...Array.from(policies, ([file, policy]) => ({
    path: pageAddress(file),
    headers: { [policyHeader]: policy },
  })),
  { path: '/static/*', headers: { 'Cache-Control': immutable } },
  ...files
    .map((file) => `/${file}`)
    .filter((address) => isHashed(address) && !address.startsWith('/static/'))
    .map((address) => ({ path: address, headers: { 'Cache-Control': immutable } })),
];

/** The headers that rules give an address. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, address)).map(({ headers }) => headers));

const matches = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
