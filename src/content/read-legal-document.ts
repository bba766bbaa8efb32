import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fileMessages } from '../check/messages';
import { defaultLanguage, introKey } from '../constants';
import { isLanguage } from '../schema/fields';
import type { LegalData } from '../schema/legal';
import type { Facts } from '../schema/site';
import { isRecord } from '../schema/walk-fields';
import { startOfFile } from './diagnostic';
import { applyEdits, offsetInSource } from './edits';
import type { FileIdentity, LoadedDocument } from './loaded-document';
import { findHead, parseMarkdown, rangeOf, readBlocks } from './markdown';
import { markdownFaults } from './markdown-diagnostics';
import { isOpenFact, withoutOpenFacts } from './missing-facts';
import { emptyDocument, readFields, tokenFault } from './read-fields';
import { readYaml } from './read-yaml';
import { readSections, sectionIds } from './sections';
import type { SourceText } from './source-text';
import { findTokens, formatDate, replaceTokens, tokenEdits } from './tokens';
import { typeset } from './typography';

/** A legal document is its head, which is YAML between two lines of `---`, and its body, which is Markdown. */
export function readLegalDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  const head = findHead(source.text);
  if (!head) {
    const loaded = emptyDocument(identity, source, readYaml(source, 0, 0));
    const message = source.text.startsWith('---') ? fileMessages.unclosedHead : fileMessages.noHead;
    return { ...loaded, diagnostics: [loaded.diagnostic(startOfFile, message)] };
  }
  const yaml = readYaml(source, head.start, head.end);
  const loaded = readFields({ ...identity, lang: languageIn(yaml.value) }, source, yaml, facts);
  const body = readBody(loaded, source, head.body, facts);
  const { document, diagnostics } = loaded;
  if (diagnostics.length > 0 || document?.type !== 'LegalDocument') return { ...loaded, document: undefined };
  const { data } = document;
  const computed = {
    address: legalAddress(data),
    updatedText: typeset(formatDate(data.updated, data.lang), data.lang),
    ...readSections(body.tree, body.text, data.lang),
  };
  return { ...loaded, document: { ...document, data: { ...data, ...computed } } };
}

/** The language that the head of a legal document names; the default if it names none, which its schema refuses. */
function languageIn(head: unknown): string {
  // In what is no language, `Intl` formats nothing: it throws.
  return isRecord(head) && typeof head.lang === 'string' && isLanguage(head.lang) ? head.lang : defaultLanguage;
}

/** The address of a legal document's page: a former one is kept at its date. */
export function legalAddress({ path, former, updated }: Pick<LegalData, 'path' | 'former' | 'updated'>): string {
  return former ? `${path}/${updated}` : path;
}

/**
 * Reads the part of a legal document below its head, which begins at `start`, and checks all of it, also what is left
 * out as long as a fact is not given; returns what the page shows, with its tokens replaced.
 */
function readBody(loaded: LoadedDocument, source: SourceText, start: number, facts: Partial<Facts>) {
  const written = source.text.slice(start);
  const edits = tokenEdits(written, facts, loaded.lang, 'prose');
  const text = applyEdits(written, edits);
  const tree = parseMarkdown(text);
  const placeOf = (offset: number) => start + offsetInSource(edits, offset);
  const report = (offset: number, message: string) =>
    loaded.diagnostics.push(loaded.diagnostic(source.positionAt(offset), message));

  if (text.trim() === '') report(source.text.lastIndexOf('---', start), fileMessages.noText);
  for (const { offset, message } of markdownFaults(tree, text, true)) report(placeOf(offset), message);
  const headings = tree.children.filter(({ type }) => type === 'heading');
  const isInHeading = (place: number) =>
    headings.some((node) => place >= placeOf(rangeOf(node).start) && place < placeOf(rangeOf(node).end));
  for (const { name, start: offset } of findTokens(written)) {
    loaded.tokens.push(name);
    const isLeftOut = !loaded.former && isOpenFact(name, facts) && !isInHeading(start + offset);
    const message = isLeftOut ? undefined : tokenFault(name, loaded, facts);
    if (message) report(start + offset, message);
  }
  visit(tree, 'link', (node) => {
    const position = source.positionAt(placeOf(rangeOf(node).start));
    loaded.links.push({ path: [], url: node.url, written: '', position });
  });
  const ids = sectionIds(headings.map((heading) => textOf(heading)));
  let section = introKey;
  for (const node of tree.children) {
    if (node.type === 'heading') section = ids.shift() ?? section;
    for (const block of readBlocks(node)) {
      const range = { start: placeOf(block[0]?.range.start ?? 0), end: placeOf(block.at(-1)?.range.end ?? 0) };
      const passage = source.text.slice(range.start, range.end);
      const find = source.finder(range);
      loaded.passages.push({ path: [], field: { kind: 'prose' }, written: passage, section, find });
    }
  }
  // As long as it waits for facts it is no page: it is checked as it will be, whole.
  if (loaded.missing.length > 0) return { tree, text };
  const shown = replaceTokens(withoutOpenFacts(written, facts), facts, loaded.lang, 'prose');
  return { tree: parseMarkdown(shown), text: shown };
}
