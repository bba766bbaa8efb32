import type { Diagnostic } from '../content/diagnostic';
import type { LoadedDocument, Passage } from '../content/loaded-document';
import type { LoadedContent } from '../content/read-content';

/** A rule that concerns more than the writing of one field. */
export type Rule = (content: LoadedContent) => Diagnostic[];

/** Words found in a passage; `nth` counts from 0 among the same words in it. */
type Finding = { words: string; nth?: number; message: string };

/** Looks at every text of the documents as it is written (facts are looked at in site.yaml), and points at what was found. */
export function inPassages(
  documents: LoadedDocument[],
  look: (passage: Passage, document: LoadedDocument) => Finding[],
): Diagnostic[] {
  return documents.flatMap((document) =>
    document.passages.flatMap((passage) =>
      look(passage, document).map(({ words, nth, message }) => document.diagnostic(passage.find(words, nth), message)),
    ),
  );
}

/** Every match of a pattern, and how often the same letters stand before it. */
export function findAll(pattern: RegExp, text: string): { words: string; nth: number }[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    words,
    nth: text.slice(0, index).split(words).length - 1,
  }));
}

/** A text in small letters without accents, each letter in its place. */
const folded = (text: string) => text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

/**
 * Whole words in a text, whatever their case and accents.
 * @param source of a pattern, in small letters without accents
 */
export function findWords(source: string, text: string): { words: string; nth: number }[] {
  const written = text.normalize('NFC');
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');
  return [...folded(written).matchAll(pattern)].map(({ 0: { length }, index }) => {
    const words = written.slice(index, index + length);
    return { words, nth: written.slice(0, index).split(words).length - 1 };
  });
}

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
