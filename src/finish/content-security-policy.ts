import { createHash } from 'node:crypto';
import type { InlineParts } from './inline-parts';

type Policy = Record<string, readonly string[]>;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts)].map(sha256);

const serialise = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/**
 * What a page may load and run: its own files, and those inline scripts and styles that the build
 * wrote into it, by their hashes (Content Security Policy Level 3, https://www.w3.org/TR/CSP3/).
 * @param parts of the page as it is served: one more space in a script, and its hash no longer fits
 * @param attributes the `style` attributes of all pages: markup of another page comes into this
 *   one when a visitor navigates on the client, under the policy of the page that was loaded
 */
export const pagePolicy = (
  { scripts, styles, styleAttributes }: InlineParts,
  attributes: readonly string[] = styleAttributes,
): string =>
  serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': [
      "'self'",
      ...hashes(styles),
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)] : []),
    ],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The search's form leads to its own page as long as no script has taken it over.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });

/**
 * A page with its policy in its markup, too: it holds wherever the page is opened, at addresses that no rule for headers
 * names (`/privacy/`, `/privacy/index.html`), and as the answer to an unknown one. Leaves out what markup can't say
 * (CSP3, 3.3); takes the place of a former one.
 * @throws if there is no head to put it into
 */
export const withPolicyInMarkup = (html: string, policy: string): string => {
  const page = withoutPolicy(html);
  // The encoding has to stand in a page's first 1024 bytes (HTML Standard 4.2.5.4).
  const [start] = /<head>(?:<meta charset="[^"]*"\s*\/?>)?/i.exec(page) ?? [];
  if (!start) throw new Error('The page has no head to put its policy into.');
  return page.replace(start, `${start}<meta http-equiv="Content-Security-Policy" content="${inMarkup(policy)}">`);
};

/** A page as it was before it had its policy in its markup. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

const inMarkup = (policy: string) => policy.replace(/; frame-ancestors [^;]*/, '');

/**
 * The policy of the CMS. It styles its elements from scripts, draws previews in frames that it makes itself (which
 * WebKit holds to `frame-ancestors`, too), and talks to the host of the repository.
 * @param connections the origins of that host
 */
export const adminPolicy = (connections: readonly string[]): string =>
  serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...connections],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...connections],
    'frame-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
