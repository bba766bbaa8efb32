import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { contentTypes, matchContentType } from '../schema/content-types';
import type { Facts } from '../schema/site';
import { appStoreLink } from './app-store-link';
import { filesBelow, isHidden } from './list-files';
import type { LoadedDocument } from './loaded-document';
import { readDocument } from './read-document';
import { fileMessages } from './reading-messages';
import { plainLines, SourceText } from './source-text';
import { readFacts } from './tokens';

/** All files of the content as they were read. */
export type LoadedContent = {
  contentDir: string;
  /** The name of the folder, with which the paths in diagnostics begin. */
  root: string;
  /** The paths of the content files from the folder, known or not. */
  files: string[];
  loaded: LoadedDocument[];
  /** The facts of `site.yaml` that are valid. */
  facts: Partial<Facts>;
};

const factsFile = contentTypes.SiteFacts.pattern;

/**
 * Reads all content files. What stands in them never makes it throw. If `site.yaml` cannot be read, no other file is:
 * each of them is full of its facts.
 * @param contentDir path of the folder `content`
 * @throws if there is no such folder
 */
export function readContent(contentDir: string): LoadedContent {
  const files = listContentFiles(contentDir);
  const root = basename(resolve(contentDir));
  const read = (file: string, facts: Partial<Facts>): LoadedDocument[] => {
    const match = matchContentType(file);
    if (!match) return [];
    const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return [readDocument({ ...match, file }, source, factsFor(file, facts))];
  };

  const site = files.includes(factsFile) ? read(factsFile, {}) : [];
  const facts = readFacts(site[0]?.value);
  const isReadable = site.every(({ value }) => value !== undefined);
  const loaded = isReadable ? files.flatMap((file) => (file === factsFile ? site : read(file, facts))) : site;
  return { contentDir, root, files, loaded, facts };
}

/** Links to the App Store in the texts of the help pages count as a campaign of their own. */
function factsFor(file: string, facts: Partial<Facts>): Partial<Facts> {
  const { appStoreUrl } = facts;
  if (!appStoreUrl || !file.startsWith('support/')) return facts;
  return { ...facts, appStoreUrl: appStoreLink({ ...facts, appStoreUrl }, 'help') };
}

/** Paths from the folder, sorted, without pictures, hidden files and the guide for editors. */
function listContentFiles(contentDir: string): string[] {
  if (!existsSync(contentDir)) throw new Error(fileMessages.noFolder(contentDir));
  return filesBelow(contentDir).filter(
    (file) => !file.startsWith('images/') && !isHidden(file) && file !== 'README.md',
  );
}
