import type { RawDocument, VisibleText } from '../content/content-document';
import type { Diagnostic, Position } from '../content/diagnostic';
import type { RawContent } from '../content/read-content';

/** Looks for mistakes that a schema cannot see in one field. */
export type Rule = (content: RawContent) => Diagnostic[] | Promise<Diagnostic[]>;

/** Words in a text that visitors read. */
export type Match = { words: string; position: Position; text: VisibleText; document: RawDocument };

/** Every match of a pattern in the texts of documents. */
export function findAll(documents: RawDocument[], pattern: RegExp): Match[] {
  return findIn(documents, ({ rawText }) => rawText.matchAll(pattern));
}

/**
 * Whole words in the texts of documents, whatever their case and accents.
 * @param words source of a pattern, in lower case without accents
 */
export function findWords(documents: RawDocument[], words: string): Match[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');
  return findIn(documents, ({ rawText }) => withoutAccents(rawText).matchAll(pattern));
}

function findIn(documents: RawDocument[], matchesOf: (text: VisibleText) => Iterable<RegExpExecArray>): Match[] {
  const matches: Match[] = [];
  for (const document of documents)
    for (const text of document.texts)
      for (const { 0: match, index } of matchesOf(text)) {
        const words = text.rawText.slice(index, index + match.length);
        matches.push({ words, position: text.positionAt(index, words.length), text, document });
      }
  return matches;
}

/** In lower case without accents, with each character at its index. */
const withoutAccents = (text: string) =>
  text.replace(/\p{L}/gu, (character) => character.normalize('NFD').charAt(0).toLowerCase());
