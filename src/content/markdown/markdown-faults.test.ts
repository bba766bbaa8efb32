import { parseMarkdown } from './markdown';
import { markdownFaults } from './markdown-faults';

const facts = { siteUrl: 'https://us.example', hostingProvider: 'Host, https://host.example' };
const faultsOf = (markdown: string, headings = true) =>
  markdownFaults(parseMarkdown(markdown), markdown, { headings, facts });

const refused: [what: string, markdown: string, message: string, at: string][] = [
  ['a heading in a quotation', 'A.\n\n> # Title', 'Write it in bold', '# Title'],
  ['a heading of a section in a quotation', '## A\n\n> ## B', 'Write it in bold', '## B'],
  ['a heading in a list', '- one\n- ## Title', 'Write it in bold', '## Title'],
  ['a heading by its underline in a quotation', '> Title\n> ===', 'Write it in bold', 'Title'],
  ['a number before the title of a section', '## 1. Scope', 'Remove 1. from the title', '##'],
  ['a number in parentheses before it', 'A.\n\n## 2) Scope', 'Remove 2) from the title', '##'],
  ['a number and a dash before it', '## 3 – Scope', 'Remove 3 – from the title', '##'],
  ['an article’s number before it', '## Article 4 : Scope', 'Remove Article 4 : from the title', '##'],
  ['a Roman number before it', '## II. Scope', 'Remove II. from the title', '##'],
  ['a Roman number and a dash before it', '## IV - Scope', 'Remove IV - from the title', '##'],
  ['a Roman number right before a dash', '## XIX– Scope', 'Remove XIX– from the title', '##'],
  ['a Roman number of one letter before it', '## I : 14 days', 'Remove I : from the title', '##'],
  ['an article’s Roman number and its part before it', '## Article V.2) Scope', 'Remove Article V.2) from the', '##'],
  ['a link in a title', '## The [rules](/terms)', 'Put the link into the text below', '##'],
  ['a link in a title of the second level', '## A\n\n### **[rules](/terms)**', 'Put the link into the text', '###'],
  ['a heading with nothing below it, at the end', '## A\n\nOne.\n\n## B', 'Nothing stands below', '## B'],
  ['a heading before another of its level', '## A\n\n## B\n\nOne.', 'Nothing stands below', '## A'],
  ['a heading before one of a higher level', '## A\n\n### B\n\n## C\n\nOne.', 'Nothing stands below', '### B'],
  ['a heading without a space', '##Title', 'Write "## Title"', '##'],
  ['a picture', 'See ![it](/a.png).', 'Remove the picture', '!['],
  ['a picture without alternative text', 'See ![](/a.png).', 'Remove the picture', '!['],
  ['a bare address', 'See https://a.example/b today.', '[text](https://…)', 'https'],
  ['a bare address without encryption', 'See http://a.example today.', '[text](https://…)', 'http'],
  ['a bare address that begins with www', 'See **www.a.example** today.', '[text](https://…)', 'www'],
  ['a bare e-mail address', 'Write to me@a.example, please.', '[text](mailto:…)', 'me@'],
  ['the address of a fact', 'See https://us.example.', '[text](https://…)', 'https'],
  ['a mailbox that is not the one of its link', 'See [**a@b.example**](mailto:c@b.example).', 'in both', '[**a'],
  ['a product written with stars', 'In all 2*3*4 boxes.', 'Write ×, or \\* for a star', '*3'],
  ['two products written with stars', '- 5*3 = 15, 2*4 = 8', 'Write ×, or \\* for a star', '*3'],
  ['emphasis inside a word', 'in*croy*able', 'emphasis takes whole words', '*croy'],
  ['forms of a word joined by stars', 'Schüler*innen und Lehrer*innen', '\\* for a star', '*innen'],
  ['a box to tick', '- one\n- [ ] two', 'Write the entry without [ ]', '- [ ]'],
  ['a ticked box', '1. [x] one', 'Write the entry without [ ]', '1.'],
  ['an empty entry', '- one\n-\n- three', 'Nothing stands in this entry', '-\n- three'],
  ['an empty entry in another', '- one\n\n  1.\n', 'Nothing stands in this entry', '1.'],
  ['emphasis that is not closed', 'One.\nSee *this.', 'The emphasis is not closed', '*this'],
  ['emphasis that is not closed in a quotation', '> «*this»', 'The emphasis is not closed', '*this'],
  ['emphasis with a space before its end', 'See *this *.', 'The emphasis is not closed', '*this'],
  ['a line break at the end of a paragraph', 'One\\\ntwo\\\n\nthree', 'The \\ at the end is seen', '\\\n\nthree'],
  ['a line break at the end of an entry', '- *one*, two\\', 'The \\ at the end is seen', '\\'],
  ['struck words', 'Not ~~this~~.', 'Remove the ~~', '~~'],
  ['a footnote', 'A claim.[^1]', 'no footnotes', '[^1]'],
  ['a table', 'A.\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'no tables', '| a'],
  ['a paragraph in bold italics', 'A.\n\n***Title***\n\nB.', '"## Title", or it in bold alone', '***'],
  ['a paragraph in bold and italics', '**_[Title](/a)_**\n\nB.', '"## Title", or it in bold alone', '**_'],
  ['code that is not closed', 'A.\n\n```\ncode', 'not closed', '```'],
  ['code that ends in one sign', 'A.\n\n```\ntype `a`', 'not closed', '```'],
  ['code closed by another sign', 'A.\n\n```\ncode\n~~~', 'not closed', '```'],
  ['code closed by fewer signs', 'A.\n\n````\ncode\n```', 'not closed', '````'],
  ['code that is not closed in a quotation', 'A.\n\n> ~~~\n> a~~~', 'not closed', '~~~'],
];

test.each(refused)('%s is refused', (_, markdown, message, at) => {
  expect(faultsOf(markdown)).toEqual([{ offset: markdown.indexOf(at), message: expect.stringContaining(message) }]);
});

test.each([
  ['a link', 'See [a page](https://a.example).'],
  ['an address as the text of its link', 'See [**www.a.example**](https://a.example).'],
  ['an address in angle brackets', 'See <https://a.example>, write to <me@a.example>.'],
  ['an address among the words of a fact', 'Served by Host, https://host.example.'],
  ['an address as code', 'Type `www.a.example`.'],
  ['a heading of a section', '## Title\n\n> A *quotation*.\n\n- one'],
  [
    'a title that begins with a number',
    '## 14 days, 24-hour help\n\nA.\n\n## Article 9 of the law\n\nA.\n\n## 3.5 million users\n\nA.\n\n## 10 – 12 weeks\n\nA.\n\n## 24–48 hours\n\nA.',
  ],
  [
    'a title that begins with letters of Roman numbers',
    '## I am\n\nA.\n\n## Vie privée\n\nA.\n\n## Article IX of the law\n\nA.\n\n## X-rays\n\nA.\n\n## IIX. A\n\nA.\n\n## L. 215 of the code\n\nA.\n\n## Vi : an editor\n\nA.',
  ],
  ['a number before a title that the page does not number', '## A\n\n### 1. First step\n\nA.\n\n### II. Next\n\nA.'],
  ['a heading before a smaller one, a list or a token', '## A\n### B\n- one\n\n## C\n\n{{vatNumber}}'],
  ['a block of code', '```yaml\na: 1\n```'],
  ['a block of code without lines', '~~~\n~~~'],
  ['a block of code closed by more signs', '~~~\ncode\n~~~~ \n\nA.'],
  ['a block of code in a quotation in a list', '- A.\n\n  > ```\n  > code\n  > ```\n\nB.'],
  ['a paragraph in bold', '**Title**\n\nB.'],
  ['bold italics among words', 'A ***b***.'],
  ['a product with spaces, and one with escaped stars', '2 * 3 * 4, 2\\*3\\*4, 2*3'],
  ['emphasis of the end of a word', 'auto*matique*, l’*app*, (*a*), *e*-mail, **2**3**4**'],
  ['emphasis without spaces in Japanese', '私は*本*を読む'],
  ['brackets at the beginning of an entry', '- [sic] one\n- [x](/a)\n- [x]'],
  ['an entry that holds a list or a quotation alone', '- - one\n- > two'],
  ['stars that are no marks', '12 €* a month*, 5 * 3, \\*this, me*you, (*) or **bold***'],
  ['a line break, and a backslash at the end', 'One\\\ntwo C:\\\\'],
  ['signs that are no marks', 'About ~ 3 | 4, at 5 [sic].'],
])('%s is not', (_, markdown) => {
  expect(faultsOf(markdown)).toEqual([]);
});

test('a text without sections has no headings at all', () => {
  expect(faultsOf('> # Title', false)).toEqual([{ offset: 2, message: expect.stringContaining('Write it in bold') }]);
});

test('a paragraph of such a text is no heading in bold italics either', () => {
  expect(faultsOf('***A***', false)).toEqual([
    { offset: 0, message: expect.stringContaining('Write it in bold alone') },
  ]);
});

test('a # at the beginning of such a text is no heading without its space', () => {
  expect(faultsOf('See\n\n#hashtag', false)).toEqual([
    { offset: 5, message: expect.stringContaining('Write \\# for the sign') },
  ]);
  expect(faultsOf('\\#hashtag, #1', false)).toEqual([]);
});
