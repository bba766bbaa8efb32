/**
 * No short last word alone on its line, where a browser does not see to it: in balanced text, and before a break.
 * @param longest how many signs fit on the narrowest phone's line: the two last words are not bound if they are more,
 *   because one of them would be broken inside
 */
export const keepLastWords = (sentence: string, longest: number): string =>
  sentence.replace(/(\S+) (\S+)$/, (both, before, last) => (both.length > longest ? both : `${before}\u00a0${last}`));
