import { findAll, inPassages } from './in-passages';
import type { Rule } from './rule';

/**
 * What Markdown or HTML would turn into something else, and a plain text shows as it is: a \ too, which stays behind where
 * a text comes out of double quotes.
 */
const markup =
  /\*\*|__|~~|`|\]\(|\\.?|<!--|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|(?<![\p{L}\d])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\d])|(?<!\S)# /giu;

/** A plain text is shown letter by letter, its marks included. */
export const plainTexts: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, ({ field, text }) => {
    if (field.kind !== 'text') return [];
    const marks = findAll(markup, text);
    const words = marks.map((mark) => mark.words);
    return marks
      .filter((mark, index) => !isEnd(mark.words, words.slice(0, index)))
      .map((mark) => ({
        ...mark,
        message: `Neither Markdown nor HTML is read in this text, and visitors would see ${mark.words}. Remove it.`,
      }));
  });

/** True for the second mark of a pair, of which the first is reported: ** after **, </em> after <em>. */
function isEnd(mark: string, before: string[]): boolean {
  if (mark.startsWith('</')) return before.some((one) => one.startsWith(`<${mark.slice(2, -1)}`));
  return ['**', '__', '~~', '`'].includes(mark) && before.filter((one) => one === mark).length % 2 === 1;
}
