import { type HeaderRule, hashed, immutable, pageFile, policyHeader } from './headers';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const lines = (list: readonly string[]) => `${list.join('\n')}\n`;

/** What nginx's `server` needs of a release: where its files are, and what is sent with everything. */
export const nginxServer = (rules: readonly HeaderRule[], root: string): string =>
  lines([
    `root ${quoted(root)};`,
    ...rules
      .filter((rule) => rule.path === '/*')
      .flatMap(({ headers }) => Object.entries(headers))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `location ~ "${hashed.source.replaceAll('\\/', '/')}" {`,
    `  set $cache_control ${quoted(immutable)};`,
    '  try_files $uri @former;',
    '}',
  ]);

/** The policy of each page by its file, for nginx's `map`. */
export const nginxPolicies = (rules: readonly HeaderRule[]): string =>
  lines(
    rules.flatMap(({ path: address, headers: { [policyHeader]: policy } }) =>
      policy ? [`${quoted(`/${pageFile(address)}`)} ${quoted(policy)};`] : [],
    ),
  );
