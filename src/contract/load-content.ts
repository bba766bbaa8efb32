import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { contentTypes, matchContentType } from './content-types';
import { type Diagnostic, formatDiagnostics, sortDiagnostics } from './diagnostic';
import type { ContentDocument, LoadedDocument } from './document';
import { readDocument } from './reading/read-document';
import { SourceText } from './reading/source-text';
import { applyRules } from './rules/rules';
import type { Facts } from './schema/site';
import { readFacts } from './tokens';

export type { ContentDocument, Diagnostic, Facts };
export { formatDiagnostics };

type Content = { documents: ContentDocument[]; diagnostics: Diagnostic[]; facts: Facts };

/** Read before all others, which hold its facts as tokens. */
const factsFile = contentTypes.SiteFacts.pattern;

/** What was read last, by folder. */
const remembered = new Map<string, Content>();

/**
 * All content, read and checked once in a run of the program: `reloadContent` reads it anew.
 *
 * @param contentDir Path of the folder `content`.
 * @returns `documents`: the files without faults of their own. `diagnostics`: all that is wrong, sorted.
 *   `facts`: the values of `site.yaml`; those that are wrong there are absent, so use them only if `diagnostics` is empty.
 * @throws If the folder cannot be read. What stands in the files never makes it throw.
 */
export function loadContent(contentDir: string): Content {
  return remembered.get(resolve(contentDir)) ?? reloadContent(contentDir);
}

/** The same as `loadContent`, of the files as they are now. */
export function reloadContent(contentDir: string): Content {
  const content = readContent(contentDir);
  remembered.set(resolve(contentDir), content);
  return content;
}

/** All that is wrong with the content in a folder as it is now. */
export function checkContent(contentDir: string): Diagnostic[] {
  return reloadContent(contentDir).diagnostics;
}

function readContent(contentDir: string): Content {
  const files = listFiles(contentDir);
  const root = basename(contentDir);
  const read = (file: string, facts: Partial<Facts>): LoadedDocument[] => {
    const match = matchContentType(file);
    const source = () => new SourceText(`${root}/${file}`, readText(join(contentDir, file)));
    return match ? [readDocument({ ...match, file }, source(), facts)] : [];
  };

  const [site] = files.includes(factsFile) ? read(factsFile, {}) : [];
  const facts = readFacts(site?.value);
  const loaded = files.flatMap((file) => (site && file === factsFile ? site : read(file, facts)));

  const diagnostics = [
    ...loaded.flatMap((one) => one.diagnostics),
    ...applyRules({ contentDir, root, files, loaded, facts }),
  ];
  return {
    documents: loaded.flatMap(({ document }) => document ?? []),
    diagnostics: sortDiagnostics(diagnostics),
    facts: facts as Facts,
  };
}

/** Paths from the folder, sorted; pictures and hidden files are no content files. */
function listFiles(contentDir: string): string[] {
  if (!existsSync(contentDir)) throw new Error(`There is no folder ${contentDir}.`);
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(contentDir, '/').length).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('images/') && !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Windows line endings and the byte order mark are no concern of editors. */
function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
}
