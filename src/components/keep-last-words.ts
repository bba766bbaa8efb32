/** No last word alone on its line, where a browser does not see to it: in balanced text, and before a break. */
export const keepLastWords = (sentence: string): string => sentence.replace(/ (\S+)$/, '\u00a0$1');
