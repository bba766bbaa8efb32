import { toString as textOf } from 'mdast-util-to-string';
import { defaultLanguage, introKey } from '../constants';
import { isLanguage } from '../schema/fields';
import type { LegalData } from '../schema/legal';
import type { Facts } from '../schema/site';
import { isRecord } from '../schema/walk-fields';
import { type Position, startOfFile } from './diagnostic';
import type { FileIdentity, LoadedDocument } from './loaded-document';
import { blocksOf, findHead, parseMarkdown, rangeOf } from './markdown';
import { isMissingFact, withoutMissingFacts } from './missing-facts';
import { emptyDocument, readFields, tokenMessage } from './read-fields';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import { readSections, sectionIds } from './sections';
import type { SourceText } from './source-text';
import { findTokens, formatDate, replaceTokens } from './tokens';
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
  const positionAt = (offset: number) => source.positionAt(start + offset);
  const report = (position: Position, message: string) => loaded.diagnostics.push(loaded.diagnostic(position, message));

  if (written.trim() === '') report(source.positionAt(source.text.lastIndexOf('---', start)), fileMessages.noText);
  const tree = readMarkdown(written, true, loaded, facts, positionAt);
  for (const { name, start: offset } of findTokens(written)) {
    loaded.tokens.push(name);
    const isInHeading = written.charAt(written.lastIndexOf('\n', offset) + 1) === '#';
    const isLeftOut = !loaded.isArchived && isMissingFact(name, facts) && !isInHeading;
    const message = isLeftOut ? undefined : tokenMessage(name, loaded, facts);
    if (message) report(positionAt(offset), message);
  }
  const headings = tree.children.filter(({ type }) => type === 'heading');
  const ids = sectionIds(headings.map((heading) => replaceTokens(textOf(heading), facts, loaded.lang, 'text')));
  let section = introKey;
  for (const node of tree.children) {
    if (node.type === 'heading') section = ids.shift() ?? section;
    for (const block of blocksOf(node)) {
      const range = { start: start + rangeOf(block).start, end: start + rangeOf(block).end };
      const text = source.text.slice(range.start, range.end);
      loaded.passages.push({ path: [], field: { kind: 'prose' }, written: text, section, find: source.finder(range) });
    }
  }
  // A draft is checked whole, as it will be once its facts are given.
  const shown = loaded.missingFacts.length > 0 ? written : withoutMissingFacts(written, facts);
  return replaceTokens(shown, facts, loaded.lang, 'prose');
}
