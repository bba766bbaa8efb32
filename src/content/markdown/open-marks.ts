import type { MarkdownFault } from './fault';

const openMarks: [mark: RegExp, message: string][] = [
  [
    /(?<!\\)_{3}/,
    'A row of _ is no line to fill in: Markdown makes text bold with them. Leave it out, or write … for a gap.',
  ],
  [/(?<!\\)(?:\*\*|__)/, 'The bold text is not closed. Write ** right before and right after its words.'],
  // At the beginning of a word: the star of a note, as in "12 €*", stands at the end of one.
  [
    /(?<=^|[\s([«“"'’])\*(?=\p{L})/mu,
    'The emphasis is not closed. Write * right before and right after its words, or \\* for a star.',
  ],
  [
    /\]\s*\(|\]\[|\[\[/,
    'The link is not whole. Write [text](address), without a space between ] and (. In the address, write %20 instead of a space.',
  ],
  [/(?<!\\)`/, 'The ` is opened and not closed. Close it or remove it.'],
  [/(?<!\\)~~/, 'Text is not struck through here. Remove the ~~.'],
  // At the end of a line with another below it, it is no text but a line break.
  [/(?<!\\)(?:\\\\)*\\$/, 'The \\ at the end is seen, because no line follows in the paragraph. Remove it.'],
];

/**
 * A mark that should have become bold, a link, code or a heading, and is still there.
 * @param written a text of the tree, as its source has it
 * @param headings whether headings are allowed in it
 * @returns the first fault, counted from the beginning of `written`
 */
export function openMark(written: string, headings: boolean): MarkdownFault | undefined {
  if (/^#{1,6}[^\s#\d]/.test(written))
    return {
      offset: 0,
      message: headings
        ? 'A space is missing after the #. Write "## Title", or \\# for the sign.'
        : 'The # looks like that of a heading, which is not allowed in this text. Write \\# for the sign.',
    };
  for (const [mark, message] of openMarks) {
    const found = mark.exec(written);
    if (found) return { offset: found.index, message };
  }
  return undefined;
}
