import { resolve } from 'node:path';
import { sortDiagnostics } from '../content/diagnostic';
import type { LoadedDocument } from '../content/loaded-document';
import { readContent } from '../content/read-content';
import type { Facts } from '../schema/site';
import { applyRules } from './rules';

export type Content = ReturnType<typeof checkContent>;

const remembered = new Map<string, Content>();

/**
 * The content, read and checked once in a run of the program. `reloadContent` replaces it, unless what it reads has
 * diagnostics.
 * @param contentDir path of the folder `content`
 * @throws if the folder cannot be read; what stands in the files never makes it throw
 */
export function loadContent(contentDir: string): Content {
  return remembered.get(resolve(contentDir)) ?? reloadContent(contentDir);
}

/** The same as `loadContent`, of the files as they are now. */
export function reloadContent(contentDir: string): Content {
  const content = checkContent(contentDir);
  if (content.diagnostics.length === 0) remembered.set(resolve(contentDir), content);
  return content;
}

function checkContent(contentDir: string) {
  const content = readContent(contentDir);
  const { root, loaded, facts } = content;
  const found = sortDiagnostics([...loaded.flatMap((one) => one.diagnostics), ...applyRules(content)]);
  return {
    /** The folder, with which the files in messages begin. */
    root,
    /** The files without faults of their own. */
    documents: loaded.flatMap(({ document, missing }) => (document && missing.length === 0 ? document : [])),
    /** The legal documents that are no pages yet, because a fact that they need is missing. */
    drafts: loaded.flatMap(toDraft),
    diagnostics: found.filter(({ isNote }) => !isNote),
    /** What to know, but not to correct. */
    notes: found.filter(({ isNote }) => isNote),
    /** Those that are wrong are absent, so use them only if `diagnostics` is empty. */
    facts: facts as Facts,
  };
}

function toDraft({ document, missing, diagnosticAt }: LoadedDocument) {
  if (document?.type !== 'LegalDocument' || missing.length === 0) return [];
  const { file, line } = diagnosticAt(['needs'], '');
  return [{ file, line, path: document.data.path, title: document.data.title, missing }];
}
