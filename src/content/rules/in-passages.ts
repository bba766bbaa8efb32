import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument, Passage } from '../document';

/** Words found in a passage; `nth` counts from 0 among the same words in it. */
type Finding = { words: string; nth?: number; message: string };

/** Looks at every text of some documents, and points at the words found in it; those of a fact are found in site.yaml. */
export function inPassages(
  root: string,
  documents: LoadedDocument[],
  look: (passage: Passage, document: LoadedDocument) => Finding[],
): Diagnostic[] {
  return documents.flatMap((document) =>
    document.passages.flatMap((passage) =>
      look(passage, document)
        .filter(({ words }) => !comeFromFact(words, passage))
        .map(({ words, nth, message }) => ({ file: `${root}/${document.file}`, ...passage.find(words, nth), message })),
    ),
  );
}

/** Whether words of a passage come from a fact, and its file has but the token. */
function comeFromFact(words: string, { written, facts }: Passage): boolean {
  const isWritten = written.replace(/\{\{[^{}]*\}\}/g, '').includes(words);
  return !isWritten && facts.some((fact) => fact.words.includes(words));
}

/** Whether a text holds a match of a pattern that is not global. */
export function holds(text: string, pattern: RegExp): boolean {
  return pattern.test(text.normalize('NFC'));
}

/**
 * Every match of a pattern, and how often the same letters stand before it, be it inside of longer words.
 * @param spared What a match may be part of.
 */
export function findAll(pattern: RegExp, text: string, spared: RegExp[] = []): { words: string; nth: number }[] {
  const composed = text.normalize('NFC');
  if (composed.search(pattern) < 0) return [];
  const free = spared.flatMap((one) => [...composed.matchAll(one)]);
  const isFree = (index: number) =>
    free.some(({ 0: { length }, index: start }) => start <= index && index < start + length);
  return [...composed.matchAll(pattern)]
    .filter(({ index }) => !isFree(index))
    .map(({ 0: words, index }) => ({ words, nth: composed.slice(0, index).split(words).length - 1 }));
}
