import { toString as textOf } from 'mdast-util-to-string';
import { defaultLanguage, introKey } from '../constants';
import { isLanguage } from '../schema/fields';
import type { LegalData } from '../schema/legal';
import type { Facts } from '../schema/site';
import { isRecord } from '../schema/walk-fields';
import { emptyDocument, type FileIdentity, type RawDocument } from './content-document';
import { startOfFile } from './diagnostic';
import { blocksOf, findFrontmatter, rangeOf } from './markdown';
import { isMissingFact, withoutMissingFacts } from './missing-facts';
import { readFields, tokenMessage } from './read-fields';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import { readSections, sectionIds } from './sections';
import type { SourceText } from './source-text';
import { findTokens, formatDate, replaceTokens } from './tokens';
import { typeset } from './typography';

/**
 * Reads a legal document or a guide: its head, which is YAML between two lines of `---`, and its body, which is Markdown.
 */
export function readMarkdownDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): RawDocument {
  const head = findFrontmatter(source.text);
  if (!head) {
    const empty = emptyDocument(identity, source);
    empty.report(startOfFile, fileMessages.head);
    return empty;
  }
  const yaml = readYaml(source, head.start, head.end);
  const document = readFields({ ...identity, lang: languageIn(yaml.value) }, source, yaml, facts);
  if (document.value === undefined) return document;
  const body = readBody(document, source, head.body, facts);
  if (document.diagnostics.length > 0) document.validDocument = undefined;
  const { validDocument, lang, file } = document;
  if (validDocument?.type !== 'LegalDocument' && validDocument?.type !== 'Guide') return document;
  const { type, data } = validDocument;
  Object.assign(data, {
    address: type === 'Guide' ? guideAddress(file) : legalAddress(data),
    updatedText: typeset(formatDate(data.updated, lang), lang),
    ...readSections(body, lang),
  });
  return document;
}

/** The language in the head, or French. `Intl` would throw on an invalid language, which the schema reports. */
function languageIn(head: unknown): string {
  return isRecord(head) && typeof head.lang === 'string' && isLanguage(head.lang) ? head.lang : defaultLanguage;
}

/** The path of a legal document's page. An archived version has its day in the path, `/terms/2025-06-15`. */
export function legalAddress({ path, former, updated }: Pick<LegalData, 'path' | 'former' | 'updated'>): string {
  return former ? `${path}/${updated}` : path;
}

/** The path of a guide's page: its file's name. */
export const guideAddress = (file: string): string => `/${file.replace(/\.md$/, '')}`;

/**
 * Reads the body, which begins at `start`. Also checks the paragraphs that are left out until a fact is given.
 * @returns the Markdown that the page shows
 */
function readBody(document: RawDocument, source: SourceText, start: number, facts: Partial<Facts>): string {
  const markdown = source.text.slice(start);
  const positionAt = (offset: number) => source.positionAt(start + offset);

  if (markdown.trim() === '')
    document.report(source.positionAt(source.text.lastIndexOf('---', start)), fileMessages.noText);
  const tree = readMarkdown(markdown, true, document, facts, positionAt);
  for (const { name, start: offset } of findTokens(markdown)) {
    document.tokens.push(name);
    const isInHeading = markdown.charAt(markdown.lastIndexOf('\n', offset) + 1) === '#';
    const isLeftOut = !document.isArchived && isMissingFact(name, facts) && !isInHeading;
    const message = isLeftOut ? undefined : tokenMessage(name, document, facts);
    if (message) document.report(positionAt(offset), message);
  }
  const headings = tree.children.filter(({ type }) => type === 'heading');
  const ids = sectionIds(headings.map((heading) => replaceTokens(textOf(heading), facts, document.lang, 'text')));
  let section = introKey;
  for (const node of tree.children) {
    if (node.type === 'heading') section = ids.shift() ?? section;
    for (const block of blocksOf(node)) {
      const { start: blockStart, end } = rangeOf(block);
      document.texts.push({
        path: [],
        field: { kind: 'prose' },
        rawText: markdown.slice(blockStart, end),
        section,
        positionAt: (offset) => positionAt(blockStart + offset),
      });
    }
  }
  // A draft is checked whole, as it will be once its facts are given.
  const shown = document.missingFacts.length > 0 ? markdown : withoutMissingFacts(markdown, facts);
  return replaceTokens(shown, facts, document.lang, 'prose');
}
