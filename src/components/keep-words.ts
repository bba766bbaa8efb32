/**
 * No short last word alone on its line, where a browser does not see to it: in balanced text, and before a break.
 * @param longest how many characters fit on a line of the narrowest phone: no more are bound, because a word would then
 *   be broken inside
 */
export const keepLastWords = (sentence: string, longest: number): string =>
  sentence.replace(/(\S+) (\S+)$/, (both, before, last) => (both.length > longest ? both : `${before}\u00a0${last}`));

/**
 * No article, preposition or pronoun at the end of a line, in large and in centred text: a word of up to three letters
 * stays with the next.
 * @param longest as above
 */
export const keepShortWords = (sentence: string, longest: number): string =>
  sentence.split(' ').reduce((text, word) => {
    const bound = text.slice(text.lastIndexOf(' ') + 1);
    const isKept = /(?:^|\u00a0)\p{L}{1,3}$/u.test(bound) && bound.length + 1 + word.length <= longest;
    return `${text}${isKept ? '\u00a0' : ' '}${word}`;
  });
