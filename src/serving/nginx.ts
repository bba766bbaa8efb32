import path from 'node:path';
import { type HeaderRule, hashed, immutable, pageFile, policyHeader, revalidated } from './headers';

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

/** How long each address may be kept, for nginx's `map`. */
export const nginxCacheControl = (): string =>
  lines([
    `default ${quoted(revalidated)};`,
    `${quoted(`~${hashed.source}`).replaceAll('\\\\', '\\')} ${quoted(immutable)};`,
  ]);

/**
 * The policy of each page, for nginx's `map`, by its file: several releases can stand beside each other.
 * @param dir where the site's files are, without symbolic links
 */
export const nginxPolicies = (rules: readonly HeaderRule[], dir: string): string =>
  lines(
    rules.flatMap(({ path: address, headers }) => {
      const policy = headers[policyHeader];
      return policy ? [`${quoted(path.join(dir, pageFile(address)))} ${quoted(policy)};`] : [];
    }),
  );
