import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchContentType } from './content-types';
import type { ContentDocument, LoadedDocument } from './document';
import { formatProblems, type Problem, sortProblems } from './problem';
import { readDocument } from './reading/read-document';
import { SourceText } from './reading/source-text';
import { readYaml } from './reading/yaml-source';
import { applyRules } from './rules/rules';
import type { Facts } from './schema/site';
import { readFacts } from './tokens';

export type { ContentDocument, Facts, Problem };
export { formatProblems };

/**
 * Reads and checks all content.
 *
 * @param contentDir Path of the folder `content`.
 * @returns `documents`: the files without faults of their own. `problems`: all that is wrong, sorted.
 *   `facts`: the values of `site.yaml`; those that are wrong there are absent, so use them only if `problems` is empty.
 * @throws If the folder cannot be read. What stands in the files never makes it throw.
 */
export function loadContent(contentDir: string): { documents: ContentDocument[]; problems: Problem[]; facts: Facts } {
  const files = listFiles(contentDir);
  const root = basename(contentDir);
  const read = (file: string) => new SourceText(`${root}/${file}`, readText(join(contentDir, file)));

  const facts = files.includes('site.yaml') ? readFacts(readYaml(read('site.yaml')).value) : {};
  const loaded = files.flatMap((file): LoadedDocument[] => {
    const match = matchContentType(file);
    return match ? [readDocument({ ...match, file }, read(file), facts)] : [];
  });

  const problems = [
    ...loaded.flatMap((one) => one.problems),
    ...applyRules({ contentDir, root, files, loaded, facts }),
  ];
  return {
    documents: loaded.flatMap(({ document }) => document ?? []),
    problems: sortProblems(problems),
    facts: facts as Facts,
  };
}

/** All that is wrong with the content in a folder. */
export function checkContent(contentDir: string): Problem[] {
  return loadContent(contentDir).problems;
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
