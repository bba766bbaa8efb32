import { resolve } from 'node:path';
import { sortDiagnostics } from '../content/diagnostic';
import type { LoadedDocument } from '../content/loaded-document';
import { readContent } from '../content/read-content';
import type { Facts } from '../schema/site';
import { applyRules } from './rules';

export type Content = Awaited<ReturnType<typeof checkContent>>;

const remembered = new Map<string, Content>();

/**
 * The content, read and checked once in a run of the program. `reloadContent` replaces it, unless what it reads has
 * diagnostics.
 * @param contentDir path of the folder `content`
 * @throws if the folder cannot be read; what stands in the files never makes it throw
 */
export async function loadContent(contentDir: string): Promise<Content> {
  return remembered.get(resolve(contentDir)) ?? reloadContent(contentDir);
}

/** The same as `loadContent`, of the files as they are now. */
export async function reloadContent(contentDir: string): Promise<Content> {
  const content = await checkContent(contentDir);
  if (content.diagnostics.length === 0) remembered.set(resolve(contentDir), content);
  return content;
}

async function checkContent(contentDir: string) {
  const content = readContent(contentDir);
  const { root, loaded, facts } = content;
  const found = sortDiagnostics([...loaded.flatMap((one) => one.diagnostics), ...(await applyRules(content))]);
  return {
    /** The name of the folder, with which the files in diagnostics begin. */
    root,
    /** The valid files that are no drafts. */
    documents: loaded.flatMap(({ document, missingFacts }) => (document && missingFacts.length === 0 ? document : [])),
    /** The legal documents that are no pages yet, because a fact that they need is missing. */
    drafts: loaded.flatMap(toDraft),
    diagnostics: found.filter(({ isNote }) => !isNote),
    /** What to know, but not to correct. */
    notes: found.filter(({ isNote }) => isNote),
    /** Facts that are not valid are absent, so use them only if `diagnostics` is empty. */
    facts: facts as Facts,
  };
}

function toDraft({ document, missingFacts, diagnosticAt }: LoadedDocument) {
  if (document?.type !== 'LegalDocument' || missingFacts.length === 0) return [];
  const { path, title } = document.data;
  const { file, line } = diagnosticAt(['needs'], '');
  return [{ file, line, path, title, missingFacts }];
}
