import { resolve } from 'node:path';
import { applyRules } from './check/rules';
import type { RawDocument } from './content/content-document';
import { sortDiagnostics } from './content/diagnostic';
import { readContent } from './content/read-content';
import type { Facts } from './schema/site';

/** The content, read and checked. */
export type Content = Awaited<ReturnType<typeof checkContent>>;

const remembered = new Map<string, Content>();

/**
 * The content, read and checked once in a run of the program. `reloadContent` replaces it, unless the new content has
 * diagnostics.
 * @param contentDir path of the folder `content`
 * @throws if the folder cannot be read; nothing in the files makes it throw
 */
export async function loadContent(contentDir = 'content'): Promise<Content> {
  return remembered.get(resolve(contentDir)) ?? reloadContent(contentDir);
}

/** Like `loadContent`, but reads the files again. */
export async function reloadContent(contentDir = 'content'): Promise<Content> {
  const content = await checkContent(contentDir);
  if (content.diagnostics.length === 0) remembered.set(resolve(contentDir), content);
  return content;
}

async function checkContent(contentDir: string) {
  const rawContent = readContent(contentDir);
  const { root, documents, facts } = rawContent;
  await applyRules(rawContent);
  const inDocuments = documents.flatMap(({ diagnostics }) => diagnostics);
  const published = documents.filter(({ missingFacts }) => missingFacts.length === 0);
  return {
    /** The name of the folder. The files in diagnostics begin with it. */
    root,
    /** The valid files that are no drafts. */
    documents: published.flatMap(({ validDocument }) => validDocument ?? []),
    /** The legal documents that are no pages yet, because a fact that they need is missing. */
    drafts: documents.flatMap((document) => toDraft(document, root)),
    diagnostics: sortDiagnostics([...rawContent.diagnostics, ...inDocuments]),
    /** Invalid facts are absent, so use the facts only if `diagnostics` is empty. */
    facts: facts as Facts,
  };
}

function toDraft({ validDocument, file, missingFacts, positionOf }: RawDocument, root: string) {
  if (validDocument?.type !== 'LegalDocument' || missingFacts.length === 0) return [];
  const { path, title } = validDocument.data;
  return [{ file: `${root}/${file}`, line: positionOf(['needs']).line, path, title, missingFacts }];
}
