import { parseMarkdown } from './markdown';
import { markdownFaults } from './markdown-diagnostics';

test.each<[what: string, markdown: string, message: string, at: string]>([
  ['HTML', 'A <b>word</b>.', 'HTML', '<b>'],
  ['a picture', 'See ![it](/a.png).', 'image', '!['],
  ['a link without a text', 'See [](/a).', 'crochets', '[]'],
  ['a link without an address', 'See [it]().', 'parenthèses', '[it'],
  ['a link whose address stands elsewhere', 'See [it][a].\n\n[a]: /a', 'à côté', '[it'],
  ['bold that is not closed', 'A **word', 'On verrait **', '**'],
  ['a link with a space in its midst', 'See [it] (/a).', 'On verrait ] (', '] (/a'],
  ['emphasis that is not closed', 'A *word', 'On verrait *', '*'],
  ['a heading with a no-break space', '##\u00a0Title', 'On verrait ##', '##'],
  ['text as code', 'A.\n\n    B.', 'espaces', '    B'],
  ['a heading in a quotation', 'A.\n\n> # Title', 'gras', '# Title'],
  ['a heading by its underline', 'Title\n---\n\nA.', 'ligne de ---', 'Title'],
  ['an empty heading', 'A.\n\n##\n\nB.', 'vide', '##'],
  ['a second title of the page', '# Title\n\nA.', 'Écris ##', '#'],
  ['a heading too deep', '## A\n\nA.\n\n#### B\n\nB.', 'au lieu de ####', '####'],
  ['a level left out', 'A.\n\n### B\n\nB.', 'Écris ##', '###'],
  ['a number before a title', '## 1. Scope\n\nA.', 'Enlève « 1. »', '##'],
  ['a Roman number before a title', '## Article IV : Scope\n\nA.', 'Enlève « Article IV : »', '##'],
  ['a heading with nothing below it', '## A\n\n## B\n\nOne.', 'Rien ne suit', '## A'],
  ['one title twice', '## A\n\nOne.\n\n## a\n\nTwo.', 'deux fois', '## a'],
  ['a heading without its space', '##Title', 'On verrait ##', '##'],
])('%s is refused', (_, markdown, message, at) => {
  expect(markdownFaults(parseMarkdown(markdown), markdown, true)).toEqual(
    expect.arrayContaining([{ offset: markdown.lastIndexOf(at), message: expect.stringContaining(message) }]),
  );
});

test.each([
  ['a document', 'A.\n\n## 14 days\n\nB.\n\n### C\n\n- one\n\n## D\n\n### E\n\n> A *quotation*.'],
  ['links, marks of bold and code', 'See [a page](https://a.example), **bold**, `a**b`, \\**, #1, 5 * 3.'],
  ['a closed block of code', '```yaml\na: 1\n```'],
])('%s is not', (_, markdown) => {
  expect(markdownFaults(parseMarkdown(markdown), markdown, true)).toEqual([]);
});

test('a text without sections has no headings at all', () => {
  expect(markdownFaults(parseMarkdown('> # Title'), '> # Title', false)).toEqual([
    { offset: 2, message: expect.stringContaining('gras') },
  ]);
});
