import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { defaultLanguage, introKey } from '../constants';
import { isLanguage } from '../schema/fields';
import type { LegalData } from '../schema/legal';
import type { Facts } from '../schema/site';
import { isRecord } from '../schema/walk-fields';
import { startOfFile } from './diagnostic';
import { applyEdits, offsetInSource } from './edits';
import type { FileIdentity, LoadedDocument } from './loaded-document';
import { findHead, parseMarkdown, rangeOf, readBlocks } from './markdown';
import { checkMarkdown } from './markdown-diagnostics';
import { isMissingFact, withoutMissingFacts } from './missing-facts';
import { emptyDocument, readFields, tokenMessage } from './read-fields';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import { readSections, sectionIds } from './sections';
import type { SourceText } from './source-text';
import { findTokens, formatDate, replaceTokens, tokenEdits } from './tokens';
import { typeset } from './typography';

/** Reads a legal document: its head, which is YAML between two lines of `---`, and its body, which is Markdown. */
export function readLegalDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  const head = findHead(source.text);
  if (!head) {
    const empty = emptyDocument(identity, source, readYaml(source, 0, 0));
    return { ...empty, diagnostics: [empty.diagnostic(startOfFile, fileMessages.head)] };
  }
  const yaml = readYaml(source, head.start, head.end);
  const loaded = readFields({ ...identity, lang: languageIn(yaml.value) }, source, yaml, facts);
  if (loaded.value === undefined) return loaded;
  const body = readBody(loaded, source, head.body, facts);
  const { document, diagnostics } = loaded;
  if (diagnostics.length > 0 || document?.type !== 'LegalDocument') return { ...loaded, document: undefined };
  const { data } = document;
  const computed = {
    address: legalAddress(data),
    updatedText: typeset(formatDate(data.updated, data.lang), data.lang),
    ...readSections(parseMarkdown(body), body, data.lang),
  };
  return { ...loaded, document: { ...document, data: { ...data, ...computed } } };
}

/** The language that the head names. The schema refuses one that does not exist; `Intl` would throw. */
function languageIn(head: unknown): string {
  return isRecord(head) && typeof head.lang === 'string' && isLanguage(head.lang) ? head.lang : defaultLanguage;
}

/** The address of a legal document's page; an archived version stands at its day, `/terms/2025-06-15`. */
export function legalAddress({ path, former, updated }: Pick<LegalData, 'path' | 'former' | 'updated'>): string {
  return former ? `${path}/${updated}` : path;
}

/**
 * Reads the body, which begins at `start`, and checks all of it, also what is left out until a fact is given.
 * @returns what the page shows
 */
function readBody(loaded: LoadedDocument, source: SourceText, start: number, facts: Partial<Facts>): string {
  const written = source.text.slice(start);
  const edits = tokenEdits(written, facts, loaded.lang, 'prose');
  const text = applyEdits(written, edits);
  const tree = parseMarkdown(text);
  const offsetInFile = (offset: number) => start + offsetInSource(edits, offset);
  const report = (offset: number, message: string) =>
    loaded.diagnostics.push(loaded.diagnostic(source.positionAt(offset), message));

  if (text.trim() === '') report(source.text.lastIndexOf('---', start), fileMessages.noText);
  checkMarkdown(tree, text, true, (offset, message) => report(offsetInFile(offset), message));
  for (const { name, start: offset } of findTokens(written)) {
    loaded.tokens.push(name);
    const isInHeading = written.charAt(written.lastIndexOf('\n', offset) + 1) === '#';
    const isLeftOut = !loaded.isArchived && isMissingFact(name, facts) && !isInHeading;
    const message = isLeftOut ? undefined : tokenMessage(name, loaded, facts);
    if (message) report(start + offset, message);
  }
  visit(tree, 'link', (node) => {
    const position = source.positionAt(offsetInFile(rangeOf(node).start));
    loaded.links.push({ url: node.url, written: '', position });
  });
  const headings = tree.children.filter(({ type }) => type === 'heading');
  const ids = sectionIds(headings.map((heading) => textOf(heading)));
  let section = introKey;
  for (const node of tree.children) {
    if (node.type === 'heading') section = ids.shift() ?? section;
    for (const block of readBlocks(node)) {
      const [first, last] = [block[0], block.at(-1)];
      const range = { start: offsetInFile(first?.range.start ?? 0), end: offsetInFile(last?.range.end ?? 0) };
      const passage = source.text.slice(range.start, range.end);
      loaded.passages.push({
        path: [],
        field: { kind: 'prose' },
        written: passage,
        section,
        find: source.finder(range),
      });
    }
  }
  // A draft is checked whole, as it will be once its facts are given.
  if (loaded.missingFacts.length > 0) return text;
  return replaceTokens(withoutMissingFacts(written, facts), facts, loaded.lang, 'prose');
}
