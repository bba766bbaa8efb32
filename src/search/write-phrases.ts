import type { Phrases } from './search-data';

/**
 * Phrases as `readPhrases` reads them. Neither the order of the words in a phrase nor that of the phrases says anything,
 * except that the first phrase stays the first: so both are put in the order in which phrases begin alike most often,
 * and the words that a phrase begins with like the one before are left out, which halves what is downloaded.
 */
export const writePhrases = (phrases: readonly (readonly string[])[]): Phrases => {
  const counts = new Map<string, number>();
  for (const word of phrases.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const commonFirst = (one: string, other: string) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1);
  const alikeNext = (one: readonly string[], other: readonly string[]) => {
    const at = one.findIndex((word, index) => word !== other[index]);
    const [word, otherWord] = [one[at], other[at]];
    return word && otherWord ? commonFirst(word, otherWord) : one.length - other.length;
  };
  const sorted = phrases.filter(({ length }) => length > 0).map((words) => [...words].sort(commonFirst));
  const [first, ...others] = new Map(sorted.map((words) => [words.join(' '), words])).values();
  let before: readonly string[] = [];
  return (first ? [first, ...others.sort(alikeNext)] : [])
    .map((words) => {
      const shared = words.findIndex((word, index) => word !== before[index]);
      before = words;
      return words.map((word, index) => (index < shared ? '' : word)).join(' ');
    })
    .join(',');
};
