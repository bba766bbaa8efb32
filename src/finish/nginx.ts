import { type HeaderRule, hashed, immutable, pageFile, policyHeader } from './headers';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const lines = (list: readonly string[]) => `${list.join('\n')}\n`;

/** The headers that are sent with everything, for nginx's `server`. */
export const nginxHeaders = (rules: readonly HeaderRule[]): string =>
  lines(
    rules
      .filter((rule) => rule.path === '/*')
      .flatMap((rule) =>
        Object.entries(rule.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ),
  );

/** Files whose name changes with their content, those of former releases too, for nginx's `server`. */
export const nginxAssets = (): string =>
  lines([
    `location ~ "${hashed.source.replaceAll('\\/', '/')}" {`,
    `  set $cache_control ${quoted(immutable)};`,
    '  try_files $uri @former;',
    '}',
  ]);

/** The entity tag that nginx makes for a file (ngx_http_set_etag: seconds and size, hexadecimal). */
export const nginxEntityTag = (modified: number, size: number): string =>
  `"${modified.toString(16)}-${size.toString(16)}"`;

/**
 * The policy of each page, for nginx's `map`, by the page's file and its entity tag.
 * @param entityTags the tags of a file and of its compressed copies
 */
export const nginxPolicies = (rules: readonly HeaderRule[], entityTags: (file: string) => readonly string[]): string =>
  lines(
    rules.flatMap(({ path: address, headers }) => {
      const policy = headers[policyHeader];
      if (!policy) return [];
      const file = pageFile(address);
      return entityTags(file).map((tag) => `${quoted(`/${file}${tag}`)} ${quoted(policy)};`);
    }),
  );
