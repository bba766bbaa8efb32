import type { RawDocument, VisibleText } from '../content/content-document';
import type { RawContent } from '../content/read-content';

/** Reports mistakes that a schema cannot see in one field. */
export type Rule = (content: RawContent) => void | Promise<void>;

/** Words in a text that visitors read. `report` adds a diagnostic at their position. */
type Match = { words: string; text: VisibleText; document: RawDocument; report(message: string): void };

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
        const report = (message: string) => document.report(text.positionAt(index, words.length), message);
        matches.push({ words, text, document, report });
      }
  return matches;
}

/** In lower case without accents, with each character at its index. */
const withoutAccents = (text: string) =>
  text.replace(/\p{L}/gu, (character) => character.normalize('NFD').charAt(0).toLowerCase());
