import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { contentTypes, matchContentType } from '../schema/content-types';
import type { Facts } from '../schema/site';
import { appStoreLink } from './app-store-link';
import type { RawDocument } from './content-document';
import type { Diagnostic } from './diagnostic';
import { filesBelow, isHidden } from './list-files';
import { readDocument } from './read-document';
import { plainLines, SourceText } from './source-text';
import { readFacts } from './tokens';

/** All files of the content as they were read, not yet checked. */
export type RawContent = {
  contentDir: string;
  /** The name of the folder. The files in diagnostics begin with it. */
  root: string;
  /** The paths of all content files from the folder, also of unknown ones. */
  files: string[];
  documents: RawDocument[];
  /** Diagnostics on files that are no documents: missing, unknown and drawings. */
  diagnostics: Diagnostic[];
  /** The facts of `site.yaml` that are valid. */
  facts: Partial<Facts>;
};

const factsFile = contentTypes.SiteFacts.pattern;

/**
 * Reads all content files. Nothing in them makes it throw. Without `site.yaml` the other files are not read, because
 * they are full of its facts.
 * @param contentDir path of the folder `content`
 * @throws if there is no such folder
 */
export function readContent(contentDir: string): RawContent {
  const files = listContentFiles(contentDir);
  const root = basename(resolve(contentDir));
  const readFiles = (names: string[], facts: Partial<Facts>): RawDocument[] =>
    names.flatMap((file) => {
      const match = matchContentType(file);
      if (!match) return [];
      const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
      return [readDocument({ ...match, file }, source, factsFor(file, facts))];
    });

  const site = readFiles(
    files.filter((file) => file === factsFile),
    {},
  );
  const facts = readFacts(site[0]?.value);
  const otherFiles = site[0]?.value !== undefined ? files.filter((file) => file !== factsFile) : [];
  return { contentDir, root, files, documents: [...site, ...readFiles(otherFiles, facts)], diagnostics: [], facts };
}

/** Apple counts the App Store links of the support pages as a campaign of their own. */
function factsFor(file: string, facts: Partial<Facts>): Partial<Facts> {
  const { appStoreUrl } = facts;
  if (!appStoreUrl || !file.startsWith('support/')) return facts;
  return { ...facts, appStoreUrl: appStoreLink({ ...facts, appStoreUrl }, 'help') };
}

/** Paths from the folder, sorted, without pictures, hidden files and the guide for editors. */
function listContentFiles(contentDir: string): string[] {
  return filesBelow(contentDir).filter(
    (file) => !file.startsWith('images/') && !isHidden(file) && file !== 'README.md',
  );
}
