import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { introKey } from '../constants';
import type { LoadedDocument } from '../document';
import { isRecord } from '../field-walk';
import type { LegalData } from '../schema/legal-document';
import type { Facts } from '../schema/site';
import { finder, type SourceText } from '../source';
import { applyEdits, offsetInSource } from '../text/edits';
import { readSections, sectionIds } from '../text/legal-sections';
import { findHead, parseMarkdown, rangeOf, readBlocks } from '../text/markdown';
import { markdownFaults } from '../text/markdown-faults';
import { isOpenFact, legalBodyEdits } from '../text/open-facts';
import { factsNamedIn, findTokens, formatDate, markdownTokenEdits } from '../text/tokens';
import { typeset } from '../text/typography';
import { tokenDiagnostic } from './field-reader';
import { languageIn } from './language-in';
import { emptyDocument, type FileIdentity, readFields } from './read-fields';
import { readYaml } from './yaml-source';

/** A Markdown file is its head, which is YAML between two lines of `---`, and its body. For `isCurrent`, see `readDocument`. */
export function readLegalDocument(
  identity: FileIdentity,
  source: SourceText,
  facts: Partial<Facts>,
  isCurrent: boolean,
): LoadedDocument {
  const head = findHead(source.text);
  if (!head) {
    const message = source.text.startsWith('---')
      ? 'The head of the file is not closed. Write a line of --- after its last key.'
      : 'The head of the file is missing. Begin with a line of ---, then title:, description:, lang:, path:, updated:, and another line of ---.';
    const loaded = emptyDocument(identity, source, readYaml(source, 0, 0));
    return { ...loaded, diagnostics: [...loaded.diagnostics, { file: source.file, line: 1, column: 1, message }] };
  }

  const yaml = readYaml(source, head.start, head.end);
  const lang = languageIn(yaml.value);
  const isFormer = !isCurrent && isRecord(yaml.value) && yaml.value.former === true;
  const type = isFormer ? 'FormerVersion' : 'LegalDocument';
  const loaded = readFields({ ...identity, type, lang }, source, yaml, facts);
  const body = readMarkdownBody(loaded, source, head.body, facts);
  // From here on the body has no faults that could confuse the sections.
  const { document, diagnostics } = loaded;
  if (diagnostics.length > 0 || (document?.type !== 'LegalDocument' && document?.type !== 'FormerVersion'))
    return { ...loaded, document: undefined };
  return { ...loaded, document: { ...document, data: legalData(document.data, body) } };
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

/**
 * Reads the part of a Markdown file below its head, which begins at `bodyStart`, and checks all of it, also what is left
 * out as long as a fact is not given; returns what the page shows, with its tokens replaced.
 */
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

  if (text.trim() === '')
    report(source.text.lastIndexOf('---', bodyStart), 'The document has no text. Write it below the head.');
  for (const { offset, message } of markdownFaults(tree, text, true)) report(placeOf(offset), message);
  const headings = tree.children.filter(({ type }) => type === 'heading').map((node) => rangeOf(node));
  const isInHeading = (place: number) =>
    headings.some(({ start, end }) => place >= placeOf(start) && place < placeOf(end));
  for (const { name, start } of findTokens(written)) {
    loaded.tokens.push(name);
    const place = bodyStart + start;
    const isLeftOut = loaded.type !== 'FormerVersion' && isOpenFact(name, facts) && !isInHeading(place);
    const diagnostic = isLeftOut ? undefined : tokenDiagnostic(name, loaded, facts);
    if (diagnostic) report(place, diagnostic);
  }
  visit(tree, 'link', (node) => {
    const position = source.positionAt(placeOf(rangeOf(node).start));
    loaded.links.push({ path: [], url: node.url, written: '', position });
  });
  const ids = sectionIds(tree.children.filter(({ type }) => type === 'heading').map((heading) => textOf(heading)));
  let id = introKey;
  for (const node of tree.children) {
    const isHeading = node.type === 'heading';
    if (isHeading) id = ids.shift() ?? id;
    for (const block of readBlocks(node)) {
      const ranges = block.map(({ range }) => range);
      const range = { start: placeOf(ranges[0]?.start ?? 0), end: placeOf(ranges.at(-1)?.end ?? 0) };
      const words = source.text.slice(range.start, range.end);
      loaded.passages.push({
        path: [],
        field: { kind: 'prose' },
        text: block.map(({ value }) => value).join(''),
        written: words,
        facts: factsNamedIn(words, facts, loaded.lang),
        section: { id, isHeading },
        find: finder(source, range),
        isUnquoted: () => false,
      });
    }
  }
  // As long as it waits for facts it is no page: it is checked as it will be, whole.
  if (loaded.missing.length > 0) return { tree, text };
  const shown = applyEdits(written, legalBodyEdits(written, facts, loaded.lang));
  if (shown.trim() === '' && text.trim() !== '')
    report(
      bodyStart,
      'All of the text names facts that are not given yet, so that the page is empty. Write a paragraph that names none.',
    );
  return { tree: parseMarkdown(shown), text: shown };
}
