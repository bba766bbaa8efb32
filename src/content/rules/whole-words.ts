const accented: Record<string, string> = {
  a: '[aáàâä]',
  e: '[eéèêë]',
  i: '[iíîï]',
  o: '[oóôö]',
  u: '[uúùûü]',
  c: '[cç]',
};

const start = '(?<![\\p{L}\\d])(?:';
const end = ')(?![\\p{L}\\d])';

/** What means something else in a pattern. */
const marks = /[.*+?^${}()|[\]\\]/g;

/**
 * A pattern for whole words, whatever their case and accents. In `source`, a space stands for any space;
 * vowels and c outside escapes and brackets stand for themselves with and without accent.
 */
export function wholeWords(source: string): RegExp {
  const loose = source
    .replace(/\\p\{L\}|\[[^\]]*\]|\(\?:|[aeiouc]/g, (part) => accented[part] ?? part)
    .replaceAll(' ', '\\s');
  return new RegExp(start + loose + end, 'giu');
}

/** The same for words as anyone writes them; after a hyphen they are part of another word (« mail » in « e-mail »). */
export function plainWords(words: string): RegExp {
  const source = words
    .normalize('NFD')
    .replace(/([aeiouc])\p{M}/giu, '$1')
    .normalize('NFC')
    .replace(marks, '\\$&')
    .replace(/['’]/g, "['’]");
  return wholeWords(`(?<!\\p{L}[-\u2010\u2011])${source}`);
}

/** A pattern for words as they are written, letter by letter, and not as part of longer ones. */
export function exactWords(words: string): RegExp {
  return new RegExp(start + words.replace(marks, '\\$&') + end, 'gu');
}

/** A pattern that says whether a text holds any of some whole words: one search, where most texts hold none of them. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  // Every letter of every script takes time to compile: once for all of them.
  const words = patterns.map(({ source }) => source.slice(start.length, -end.length));
  return new RegExp(start + words.join('|') + end, 'iu');
}
