import { parseMarkdown } from './markdown';
import { markdownFaults } from './markdown-faults';

test.each<[what: string, markdown: string, places: number[]]>([
  ['a mark without its note', 'A claim.[^1]', [8]],
  ['a mark and its note of one word', 'A[^1]\n\n[^1]: note', [1]],
  ['a mark and its note of several words', 'A[^1]\n\n[^1]: a note', [1]],
  ['a mark and its note in a quotation', '> A[^a]: b\n>\n> [^a]: a note', [3]],
  ['two marks of one note', 'A[^1] b[^1]\n\n[^1]: note', [1, 7]],
  ['two footnotes', 'A[^1] b[^2]\n\n[^1]: note\n[^2]: a note', [1, 7]],
  ['a note without its mark', 'A\n\n[^1]: note\n[^2]: a note', [3, 14]],
  ['a mark as the address of a link', '[text][^1]\n\n[^1]: /a', [6]],
  ['a note within the text', 'A^[a note] b', [1]],
  ['escaped signs, and code', 'A \\[^1], `[^1]`, [a^2](/b)', []],
])('%s', (_, markdown, places) => {
  expect(markdownFaults(parseMarkdown(markdown), markdown, { headings: false, facts: {} })).toEqual(
    places.map((offset) => ({ offset, message: expect.stringContaining('There are no footnotes here.') })),
  );
});
