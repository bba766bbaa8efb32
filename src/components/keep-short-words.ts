/**
 * No article, preposition or pronoun at the end of a line, for large and for centred text: a word of up to three letters
 * stays with the next.
 * @param longest how many signs fit on the narrowest phone's line: what is more is not bound, because a word would be
 *   broken inside
 */
export const keepShortWords = (sentence: string, longest: number): string =>
  sentence.split(' ').reduce((text, word) => {
    const bound = text.slice(text.lastIndexOf(' ') + 1);
    const isKept = /(?:^|\u00a0)\p{L}{1,3}$/u.test(bound) && bound.length + 1 + word.length <= longest;
    return `${text}${isKept ? '\u00a0' : ' '}${word}`;
  });
