import { parseMarkdown } from './markdown';
import { markdownFaults } from './markdown-faults';

const faultsOf = (markdown: string) =>
  markdownFaults(parseMarkdown(markdown), markdown, { headings: false, facts: {} });

const list = 'Begin each entry with "- " (or "1. "), with an empty line above the first.';

const refused: [what: string, paragraph: string, message: string, at: string][] = [
  ['bullets', '• un\n• deux', list, '• un'],
  ['bullets below a line of words', 'Il faut :\n• un\n• deux', list, '• un'],
  ['bullets with tabs, from a word processor', '•\tun\n•\tdeux', list, '•\tun'],
  ['bullets without a space', '·un\n·deux', list, '·un'],
  ['round bullets of a word processor', 'Il faut :\no un\no deux', list, 'o un'],
  ['dashes', '– un ;\n– deux.', list, '– un'],
  ['numbers as emoji', 'Il faut :\n1️⃣ un\n2️⃣ deux', list, '1️⃣'],
  ['pointing hands', '👉 un\n👉 deux', list, '👉 un'],
  ['heavy check marks', '✔️ un\n✔️ deux', list, '✔️ un'],
  ['numbers with a hyphen', 'Il faut :\n1 - un\n2 - deux', list, '1 -'],
  ['hyphens with a \\', '\\- un\n\\- deux', list, '\\- un'],
  ['long dashes', '— un\n— deux', list, '— un'],
  ['dashes with no-break spaces', '–\u00a0un\n–\u00a0deux', list, '–\u00a0un'],
  ['entries of several lines', 'Il faut :\n– un\nautre\n– deux', list, '– un'],
  ['points in the middle', '· un\n· deux', list, '· un'],
  ['hyphens without a space', '-un\n-deux', list, '-un'],
  ['numbers with a stroke', '1/ un\n2/ deux', list, '1/'],
  ['numbers with a degree sign', '1° un\n2° deux', list, '1°'],
  ['numbers in parentheses', '(1) un\n(2) deux', list, '(1)'],
  ['letters with a parenthesis', 'Il faut :\na) un\nb) deux', list, 'a)'],
  ['letters with a point', 'a. un\nb. deux', list, 'a.'],
  ['Roman numbers', 'i) un\nii) deux\niii) trois', list, 'i)'],
  ['a list in a quotation', '> Il faut :\n> – un\n> – deux', list, '– un'],
  ['a list in an entry', '- Il faut :\n  a) un\n  b) deux', list, 'a)'],
  ['a list that begins with 2 right below a paragraph', 'Un mot.\n2. deux\n3. trois', list, '2.'],
  ['one entry right below a paragraph', 'Un mot.\n2) deux', list, '2)'],
  ['bullets of a word processor', '➢ un\n➢ deux', list, '➢ un'],
  ['signs of minus', '− un\n− deux', list, '− un'],
  ['a no-break space before an entry', '- un\n\u00a0- deux', 'The line begins with a no-break space', '\u00a0- deux'],
  ['a no-break space in an empty line', 'Un.\n\u00a0\nDeux.', 'The line begins with a no-break space', '\u00a0'],
  ['a table without its rule', '| a | b |\n| 1 | 2 |', 'no tables', '| a'],
  ['a table below a line of words', 'Un mot :\n| a |\n| 1 | \n', 'no tables', '| a'],
  ['a table without strokes at its edges', 'a | b\n--|--\n1 | 2', 'no tables', '--'],
  ['the rule of a table alone', '|--|--|', 'no tables', '|'],
  ['a table in a quotation', '> | a | b |\n> | 1 | 2 |', 'no tables', '| a'],
  ['rows of a spreadsheet', 'a\tb\n1\t2', 'no tables', 'a'],
  ['rows of a spreadsheet below a line of words', 'Un mot :\na\tb\tc\nd\n1\t2\t3', 'no tables', 'a\tb'],
];

test.each(refused)('%s: refused', (_, markdown, message, at) => {
  expect(faultsOf(markdown)).toEqual([{ offset: markdown.indexOf(at), message: expect.stringContaining(message) }]);
});

test.each([
  ['one line', '– un'],
  ['one emoji at the beginning of a line', 'un\n👉 deux'],
  ['a subtraction at the beginning of a line', 'Soit\n12 - 2 = 10'],
  ['the Spanish word for “or” at the beginning of a line', 'un día\no dos'],
  ['a dialogue of one line', 'Il dit :\n— Bonjour.'],
  ['an aside at the beginning of a line', 'Un mot\n– ou deux – et\nla suite'],
  ['dashes within lines', 'Un mot – ou deux\nun autre — ou rien'],
  ['a range and a temperature', 'de 5\n–10 °C à\n–5 °C'],
  ['a fraction at the beginning of a line', 'Soit\n1/2 pomme ou\n1/3 de poire'],
  ['a decimal and a year at the beginning of a line', 'Soit\n2.5 ou, depuis\n2025. Rien'],
  ['names with an initial', 'Avec\nM. Un et\nM. Deux'],
  ['parentheses that close at the beginning of a line', 'un (comme\ncela) ou (comme\ntoi) deux'],
  ['one line between strokes', '| a |\nb | c'],
  ['strokes in the midst of lines', 'a | b\n1 | 2'],
  ['one tab', 'a\tb\nc'],
  ['tabs that indent or end lines', 'a\t\n\tb\t\n\tc'],
  ['a telephone number', 'Au\n+33 1 ou au\n+33 2'],
])('%s: accepted', (_, markdown) => {
  expect(faultsOf(markdown)).toEqual([]);
});

test('what CommonMark takes for a list is one', () => {
  for (const sign of ['-', '*', '+', '1.', '1)', '7.'])
    expect(parseMarkdown(`${sign} un\n${sign} deux`).children[0]?.type).toBe('list');
});
