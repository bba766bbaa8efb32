/** Small letters without accents. For a text before it is cut into words: its accents may be signs of their own. */
const simplify = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Without the plural's s, which English, French and Spanish share. */
const toSingular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** A word as the search compares it. */
export const toTerm = (word: string): string => toSingular(simplify(word));

/** The words of a text as the search compares them, in their order. */
export const termsOf = (text: string): string[] =>
  (simplify(text.replace(/n['’]t\b/gi, ' not')).match(/[\p{L}\p{N}]+/gu) ?? []).map(toSingular);

/** Endings of nouns, adjectives and verbs that English, French and Spanish words change. */
const ending = /(?<=^.{3,})(?:ing|i?(?:[ae]d|e[erz]|ar|ad[oa]|ando|endo|aron|[aeo])|(?:i?a[ct])?ion|ir|id[oa]|y)$/;

/**
 * What the forms of a word share (cancel, cancelled; résilier, résilié, résiliation; cobrado, cobraron): the search
 * knows words by it. Its length is bounded, since long words differ late only in their form, and mistakes are made there.
 */
export const stemOf = (term: string): string =>
  (term.length < 5 ? term : term.replace(ending, '').replace(/(?<=.{2})(.)\1$/, '$1')).slice(0, 7);

/** The stems of a text's words, without the small ones. */
export const toStems = (text: string, small: ReadonlySet<string>): string[] => [
  ...new Set(
    termsOf(text)
      .filter((term) => term.length > 1 && !small.has(term))
      .map(stemOf),
  ),
];
