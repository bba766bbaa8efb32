import type { Diagnostic, Position } from '../content/diagnostic';
import type { LoadedDocument, Passage } from '../content/loaded-document';
import type { LoadedContent } from '../content/read-content';

/** Reports what is wrong beyond the writing of one field. */
export type Rule = (content: LoadedContent) => Diagnostic[] | Promise<Diagnostic[]>;

/** Looks at every text that visitors read, as it is written. The facts are looked at in site.yaml alone. */
export function inPassages(
  documents: LoadedDocument[],
  look: (passage: Passage, document: LoadedDocument) => Diagnostic[],
): Diagnostic[] {
  return documents.flatMap((document) => document.passages.flatMap((passage) => look(passage, document)));
}

type Match = { words: string; position: Position };

/** Every match of a pattern in a passage, and where it stands in the file. */
export function findAll(pattern: RegExp, passage: Passage): Match[] {
  return locate(passage, [...passage.written.matchAll(pattern)]);
}

/**
 * Whole words in a passage, whatever their case and accents.
 * @param source of a pattern, in lower case without accents
 */
export function findWords(source: string, passage: Passage): Match[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');
  return locate(passage, [...withoutAccents(passage.written).matchAll(pattern)]);
}

function locate({ written, find }: Passage, matches: RegExpExecArray[]): Match[] {
  return matches.map(({ 0: { length }, index }) => {
    const words = written.slice(index, index + length);
    return { words, position: find(words, written.slice(0, index).split(words).length - 1) };
  });
}

/** In lower case without accents, with each character at its index. */
const withoutAccents = (text: string) =>
  text.replace(/\p{L}/gu, (character) => character.normalize('NFD').charAt(0).toLowerCase());
