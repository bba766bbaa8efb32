import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { appStoreLink } from './app-store-link';
import { contentTypes, matchContentType } from './content-types';
import { sortDiagnostics } from './diagnostic';
import type { FileIdentity, LoadedDocument } from './document';
import { emptyDocument, readFields } from './fields';
import { filesBelow, isHidden } from './files-below';
import { readLegalDocument } from './legal';
import { fileMessages, reportMessages } from './messages';
import { applyRules } from './rules/rules';
import type { Facts } from './schema/site';
import { plainLines, SourceText } from './source';
import { readFacts } from './text/tokens';
import { readYaml } from './yaml';

export type Content = ReturnType<typeof readContent>;

/** Read before all others, which hold its facts as tokens. */
const factsFile = contentTypes.SiteFacts.pattern;

const remembered = new Map<string, Content>();

/**
 * All content, read and checked once in a run of the program: `reloadContent` reads it again.
 *
 * @param contentDir Path of the folder `content`.
 * @returns `root`: the folder, with which the files in messages begin. `documents`: the files without faults of their own.
 *   `withheld`: the legal documents among the others that are no pages yet, because a fact that they need is missing.
 *   `diagnostics`: all that is wrong, sorted; `notes`: what to know, but not to correct. `facts`: the values of `site.yaml`; those that are wrong there are
 *   absent, so use them only if `diagnostics` is empty.
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

function readContent(contentDir: string) {
  const files = listFiles(contentDir);
  const root = basename(resolve(contentDir));
  const read = (file: string, facts: Partial<Facts>): LoadedDocument[] => {
    const match = matchContentType(file);
    if (!match) return [];
    const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return [readDocument({ ...match, file }, source, factsFor(file, facts))];
  };

  const [site] = files.includes(factsFile) ? read(factsFile, {}) : [];
  const facts = readFacts(site?.value);
  const loaded = files.flatMap((file) => (site && file === factsFile ? site : read(file, facts)));
  const content = { contentDir, root, files, loaded, facts };
  const found = sortDiagnostics([...loaded.flatMap((one) => one.diagnostics), ...applyRules(content)]);
  return {
    /** The folder, with which the files in messages begin. */
    root,
    /** The files without faults of their own. */
    documents: loaded.flatMap(({ document, missing }) => (document && missing.length === 0 ? document : [])),
    withheld: loaded.flatMap(toWithheld),
    diagnostics: found.filter(({ isNote }) => !isNote),
    notes: found.filter(({ isNote }) => isNote),
    /** Those that are wrong are absent, so use them only if `diagnostics` is empty. */
    facts: facts as Facts,
  };
}

/** What no text holds on purpose: control and private characters, what replaces an unreadable one, what turns text round. */
const unreadable = /(?![\t\n])\p{Cc}|\p{Co}|[\ufffd\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** The bytes of one letter in UTF-8, each read as a letter of its own: Ã© for é, â€™ for ’. */
const misread = /[ÃÂ][\u0080-\u00bf]|â€./u;

/** Letters of another alphabet in a word, and those made for formulas: they look right, but are read and found as others. */
const lookAlike = /\p{sc=Latin}+\p{sc=Cyrillic}|\p{sc=Cyrillic}+\p{sc=Latin}|[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;

/** Where git has left two versions of a text one above the other. */
const conflict = /^(?:<{7}|>{7})(?= |$)/m;

const codeOf = (letter: string) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** What makes a whole file doubtful; the first that is found is told. */
const wholeFileFaults: [pattern: RegExp, message: (found: string) => string][] = [
  [conflict, () => fileMessages.conflict],
  [misread, fileMessages.misread],
  [lookAlike, fileMessages.lookAlike],
  [unreadable, (letter) => fileMessages.unreadable(codeOf(letter))],
];

/** Reads one content file: its texts, links and pictures, its faults and, if it has none, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  for (const [pattern, message] of wholeFileFaults) {
    const found = pattern.exec(source.text);
    if (!found) continue;
    // What else seems wrong may be so because of it.
    const diagnostics = [{ file: source.file, ...source.positionAt(found.index), message: message(found[0]) }];
    return { ...emptyDocument(identity, source, readYaml(source, 0, 0)), diagnostics };
  }
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}

/** The help page leads to the App Store by a campaign of its own. */
function factsFor(file: string, facts: Partial<Facts>): Partial<Facts> {
  const { appStoreUrl } = facts;
  if (!appStoreUrl || !file.startsWith('support/')) return facts;
  return { ...facts, appStoreUrl: appStoreLink({ ...facts, appStoreUrl }, 'help') };
}

function toWithheld({ document, missing, diagnosticAt }: LoadedDocument) {
  if (document?.type !== 'LegalDocument' || missing.length === 0) return [];
  const { file, line } = diagnosticAt(['needs'], '');
  return [{ file, line, path: document.data.path, title: document.data.title, missing }];
}

/** Paths from the folder, sorted; pictures and hidden files are no content files. */
function listFiles(contentDir: string): string[] {
  if (!existsSync(contentDir)) throw new Error(reportMessages.noFolder(contentDir));
  return filesBelow(contentDir).filter(
    (file) => !file.startsWith('images/') && !isHidden(file) && file !== 'README.md',
  );
}
