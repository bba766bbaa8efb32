import path from 'node:path';
import { type HeaderRule, hashed, immutable, linkHeader, pageFile, policyHeader, robotsHeader } from './headers';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const lines = (list: readonly string[]) => `${list.join('\n')}\n`;

/** Where nginx says which release it serves. */
export const releaseAddress = '/.release';

/**
 * What nginx's `server` needs of a release: where its files are, and what is sent with everything.
 * @param release its name, which is also that of its folder
 */
export const nginxServer = (rules: readonly HeaderRule[], release: string): string =>
  lines([
    `root ${quoted(`releases/${release}/site`)};`,
    ...rules
      .filter((rule) => rule.path === '/*')
      .flatMap(({ headers }) => Object.entries(headers))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...[robotsHeader, linkHeader].flatMap((name) => ofSinglePages(rules, name)),
    `location ~ "${hashed.source.replaceAll('\\/', '/')}" {`,
    `  set $cache_control ${quoted(immutable)};`,
    '  try_files $uri @former;',
    '}',
    `location = ${releaseAddress} {`,
    '  default_type text/plain;',
    `  return 200 ${quoted(release)};`,
    '}',
  ]);

/** A header that only some pages have: `$uri` is a page's address at first, then its file. */
const ofSinglePages = (rules: readonly HeaderRule[], name: string): string[] => {
  const pages = rules.flatMap(({ path, headers: { [name]: value } }) => (value ? [{ path, value }] : []));
  if (pages.length === 0) return [];
  const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
  const either = (address: string) => `${address}|/${pageFile(address)}`.replaceAll('.', '\\.');
  return [
    `set ${variable} "";`,
    ...pages.map(({ path, value }) => `if ($uri ~ "^(${either(path)})$") { set ${variable} ${quoted(value)}; }`),
    `add_header ${name} ${variable} always;`,
  ];
};

/**
 * The policy of each page by its file, and that of other files, for nginx's `map`.
 * @throws if a file has two policies: several addresses may lead to one file, but nginx's `map` takes each key once,
 *   whether its letters are large or small (https://nginx.org/en/docs/http/ngx_http_map_module.html)
 */
export const nginxPolicies = (rules: readonly HeaderRule[]): string => {
  const policies = new Map<string, string>();
  for (const { path: address, headers } of rules) {
    const policy = headers[policyHeader];
    if (!policy) continue;
    const key = keyOf(address);
    if ((policies.get(key) ?? policy) !== policy) throw new Error(`_headers: ${key} has two policies.`);
    policies.set(key, policy);
  }
  return lines(Array.from(policies, ([key, policy]) => `${quoted(key)} ${quoted(policy)};`));
};

/** The addresses of a rule as a key of nginx's `map`: a file, or the beginning of many. */
const keyOf = (address: string): string => {
  if (address.endsWith('/*')) return `~^${address.slice(0, -1)}`;
  return (path.posix.extname(address) ? address : `/${pageFile(address)}`).toLowerCase();
};
