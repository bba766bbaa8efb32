import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LoadedDocument } from '../document';
import { readSections } from '../markdown/legal-sections';
import { parseMarkdown, rangeOf, readBlocks } from '../markdown/markdown';
import { markdownFaults } from '../markdown/markdown-faults';
import type { LegalData } from '../schema/legal-document';
import type { Facts } from '../schema/site';
import { findTokens, formatDate, markdownTokenEdits } from '../tokens';
import { applyEdits, offsetInSource } from '../typography/edits';
import { typeset } from '../typography/typeset';
import { tokenDiagnostic } from './field-reader';
import { isRecord } from './field-walk';
import { emptyDocument, type FileIdentity, readFields } from './read-fields';
import { finder, type SourceText } from './source-text';
import { readYaml } from './yaml-source';

/** A Markdown file is its head, which is YAML between two lines of `---`, and its body. */
export function readLegalDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  const [whole, written = ''] = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(source.text) ?? [];
  if (whole === undefined) {
    const message = source.text.startsWith('---')
      ? 'The head of the file is not closed. Write a line of --- after its last key.'
      : 'The head of the file is missing. Begin with a line of ---, then title:, description:, lang:, path:, updated:, and another line of ---.';
    const loaded = emptyDocument(identity, source, readYaml(source, 0, 0));
    return { ...loaded, diagnostics: [{ file: source.file, line: 1, column: 1, message }] };
  }

  const yaml = readYaml(source, '---\n'.length, '---\n'.length + written.length);
  const lang = isRecord(yaml.value) && typeof yaml.value.lang === 'string' ? yaml.value.lang : identity.lang;
  const loaded = readFields({ ...identity, lang }, source, yaml, facts);
  const body = readMarkdownBody(loaded, source, whole.length, facts);
  // From here on the body has no faults that could confuse the sections.
  if (loaded.diagnostics.length > 0 || loaded.document?.type !== 'LegalDocument')
    return { ...loaded, document: undefined };
  return { ...loaded, document: { ...loaded.document, data: legalData(loaded.document.data, body) } };
}

function legalData(head: LegalData, { tree, text }: { tree: Root; text: string }): LegalData {
  const { lang, updated, effective } = head;
  return {
    ...head,
    updatedText: typeset(formatDate(updated, lang), lang),
    ...(effective && { effectiveText: typeset(formatDate(effective, lang), lang) }),
    ...readSections(tree, text, lang),
  };
}

/** Reads the part of a Markdown file below its head, which begins at `bodyStart`; returns it with its tokens replaced. */
function readMarkdownBody(
  loaded: LoadedDocument,
  source: SourceText,
  bodyStart: number,
  facts: Partial<Facts>,
): { tree: Root; text: string } {
  const written = source.text.slice(bodyStart);
  const edits = markdownTokenEdits(written, facts, loaded.lang);
  const text = applyEdits(written, edits);
  const tree = parseMarkdown(text);
  const placeOf = (offset: number) => bodyStart + offsetInSource(edits, offset);
  const report = (offset: number, message: string) => {
    loaded.diagnostics.push({ file: source.file, ...source.positionAt(offset), message });
  };

  if (text.trim() === '') report(bodyStart - '---\n'.length, 'The document has no text. Write it below the head.');
  for (const { offset, message } of markdownFaults(tree, text, { headings: true, facts }))
    report(placeOf(offset), message);
  for (const { name, start } of findTokens(written)) {
    loaded.tokens.push(name);
    const diagnostic = tokenDiagnostic(name, loaded.type, facts);
    if (diagnostic) report(bodyStart + start, diagnostic);
  }
  visit(tree, 'link', (node) => {
    const position = source.positionAt(placeOf(rangeOf(node).start));
    loaded.links.push({ path: [], url: node.url, written: '', position });
  });
  for (const block of readBlocks(tree)) {
    const ranges = block.flatMap(({ range }) => range ?? []);
    const range = { start: placeOf(ranges[0]?.start ?? 0), end: placeOf(ranges.at(-1)?.end ?? 0) };
    loaded.passages.push({
      path: [],
      field: { kind: 'prose' },
      text: block.map(({ value }) => value).join(''),
      written: source.text.slice(range.start, range.end),
      find: finder(source, range),
    });
  }
  return { tree, text };
}
