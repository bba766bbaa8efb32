/** A word as it stands in a text. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * A word as the search compares it: in small letters, without accents and without the plural's s,
 * which English, French and Spanish share.
 */
export const toTerm = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(?<=.{3})s$/, '');

/** The words of a text as the search compares them, in their order. */
export const termsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map(toTerm);
