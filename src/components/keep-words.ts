/**
 * No short last word alone on its line, before a break, where browsers do not balance.
 * @param longest how many characters fit on a line of the narrowest phone: no more are bound, because a word would then
 *   be broken inside
 */
export const keepLastWords = (sentence: string, longest: number): string =>
  sentence.replace(/(\S+) (\S+)$/, (both, before, last) => (both.length > longest ? both : `${before}\u00a0${last}`));
