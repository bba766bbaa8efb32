import { createHash } from 'node:crypto';

type Policy = Record<string, readonly string[]>;

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /\sstyle="([^"]*)"/g;

/** The types that a policy looks at; any other is data, which no browser runs (HTML Standard 4.12.1). */
const runs = /\btype="(?:module|importmap|speculationrules|(?:text|application)\/javascript)"/;

const characters: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
const decode = (value: string) => value.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name) => characters[name] ?? '');

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts)].map(sha256);

const serialise = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The values of the `style` attributes in a page. */
export const styleAttributes = (html: string): string[] =>
  Array.from(html.replace(script, '').matchAll(styleAttribute), ([, value = '']) => decode(value));

/**
 * What a page may load and run: its own files, and those inline scripts and styles that the build
 * wrote into it, by their hashes (Content Security Policy Level 3, https://www.w3.org/TR/CSP3/).
 * @param html the page as it is served: one more space in a script, and its hash no longer fits
 * @param attributes the `style` attributes of all pages: markup of another page comes into this
 *   one when a visitor navigates on the client, under the policy of the page that was loaded
 * @throws if an element has an event handler in its markup, which no hash of this policy covers
 */
export const pagePolicy = (html: string, attributes: readonly string[] = styleAttributes(html)): string => {
  const handler = html.replace(script, '').match(/<[a-z][^<>]*\s(on[a-z]+)="/)?.[1];
  if (handler) throw new Error(`The attribute "${handler}" would be refused by the page's own policy.`);

  const inlineScripts = Array.from(html.matchAll(script))
    .filter(([, tag = '']) => !/\bsrc=/.test(tag) && (!/\btype=/.test(tag) || runs.test(tag)))
    .map(([, , text = '']) => text);
  const styles = Array.from(html.replace(script, '').matchAll(style), ([, text = '']) => text);
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts)],
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
};

/**
 * The policy of a page for its own markup: where a host answers an unknown address with the 404 page,
 * it sends no header that is meant for that page alone. Leaves out what markup can't say (CSP3, 3.3).
 */
export const withPolicyInMarkup = (html: string, policy: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(
    // The encoding has to stand in a page's first 1024 bytes (HTML Standard 4.2.5.4).
    /<head>(?:<meta charset="[^"]*"\s*\/?>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${inMarkup(policy)}"/>`,
  );

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
