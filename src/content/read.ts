import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { appStoreLink } from './app-store-link';
import { contentTypes, matchContentType } from './content-types';
import { type Diagnostic, formatDiagnostics, formatNotes, sortDiagnostics } from './diagnostic';
import type { ContentDocument, LoadedDocument, WithheldDocument } from './document';
import { filesBelow, isHidden } from './files-below';
import { addressesWithoutCurrent, pathOf } from './pages';
import { readDocument } from './reading/read-document';
import { applyRules, findNotes, type Note } from './rules/rules';
import type { Facts } from './schema/site';
import { plainLines, SourceText } from './source';
import { readFacts } from './text/tokens';
import { withReplacements } from './versions/former-versions';

export type { ContentDocument, Diagnostic, Facts, WithheldDocument };
export { formatDiagnostics, formatNotes };

export type Content = {
  /** The folder as messages name it. */
  root: string;
  documents: ContentDocument[];
  withheld: WithheldDocument[];
  diagnostics: Diagnostic[];
  notes: Note[];
  facts: Facts;
};

/** Read before all others, which hold its facts as tokens. */
const factsFile = contentTypes.SiteFacts.pattern;

/** What was read last, by folder. */
const remembered = new Map<string, Content>();

/**
 * All content, read and checked once in a run of the program: `reloadContent` reads it anew.
 *
 * @param contentDir Path of the folder `content`.
 * @returns `root`: the folder, with which the files in messages begin. `documents`: the files without faults of their own. `withheld`: the legal documents among the others
 *   that are no pages yet, because a fact that they need is missing. `diagnostics`: all that is wrong, sorted.
 *   `notes`: what keeps nothing from being published, such as a translation that is still to come; none as long as
 *   there are diagnostics. `facts`: the values of `site.yaml`; those that are wrong there are absent, so use them only
 *   if `diagnostics` is empty.
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

function readContent(contentDir: string): Content {
  const files = listFiles(contentDir);
  const root = nameOf(contentDir);
  const read = (file: string, facts: Partial<Facts>, isCurrent = false): LoadedDocument[] => {
    const match = matchContentType(file);
    const source = () => new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return match ? [readDocument({ ...match, file }, source(), factsFor(file, facts), isCurrent)] : [];
  };

  const [site] = files.includes(factsFile) ? read(factsFile, {}) : [];
  const facts = readFacts(site?.value);
  const asMarked = files.flatMap((file) => (site && file === factsFile ? site : read(file, facts)));
  const withoutCurrent = addressesWithoutCurrent(asMarked);
  // The current version, marked as a former one by mistake: alone of the two, it names facts. Without an address, any may be it.
  const isCurrent = (one: LoadedDocument) =>
    one.type === 'FormerVersion' && one.tokens.length > 0 && [undefined, ...withoutCurrent].includes(pathOf(one));
  const loaded = asMarked.flatMap((one) => (isCurrent(one) ? read(one.file, facts, true) : one));

  const content = { contentDir, root, files, loaded, facts };
  const diagnostics = [...loaded.flatMap((one) => one.diagnostics), ...applyRules(content)];
  return {
    root,
    documents: withReplacements(
      loaded.flatMap(({ document, missing }) => (document && missing.length === 0 ? document : [])),
    ),
    withheld: loaded.flatMap(toWithheld),
    diagnostics: sortDiagnostics(diagnostics),
    notes: diagnostics.length > 0 ? [] : sortDiagnostics(findNotes(content)),
    facts: facts as Facts,
  };
}

/** The folder as messages name it: by its path in the project, or by its name alone if it lies elsewhere. */
function nameOf(contentDir: string): string {
  const path = relative('', contentDir).replaceAll('\\', '/');
  return path === '' || path.startsWith('..') || isAbsolute(path) ? basename(contentDir) : path;
}

/** The help page leads to the App Store by a campaign of its own. */
function factsFor(file: string, facts: Partial<Facts>): Partial<Facts> {
  const { appStoreUrl } = facts;
  if (!appStoreUrl || !file.startsWith('support/')) return facts;
  return { ...facts, appStoreUrl: appStoreLink({ ...facts, appStoreUrl }, 'help') };
}

function toWithheld({ document, missing, diagnosticAt }: LoadedDocument): WithheldDocument[] {
  if (document?.type !== 'LegalDocument' || missing.length === 0) return [];
  const { file, line } = diagnosticAt(['needs'], '');
  return [{ file, line, path: document.data.path, title: document.data.title, missing }];
}

/** Paths from the folder, sorted; pictures and hidden files are no content files. */
function listFiles(contentDir: string): string[] {
  if (!existsSync(contentDir)) throw new Error(`There is no folder ${contentDir}.`);
  return filesBelow(contentDir).filter((file) => !file.startsWith('images/') && !isHidden(file));
}
