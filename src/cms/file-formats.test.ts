import { parse } from 'yaml';
import { markdownFormat, yamlFormat } from './file-formats';

const source = `# About the file.

title: "{{trialDays}} jours" # why
text: >-
  A text on two lines,
  broken by hand.
words: [AI, photo, wrong]

# About the list
items:
  - id: one
    text: One
  # About the second
  - id: two
    text: >-
      Two, as it was
      written.
flag: true
price: 4.90
`;
type Values = ReturnType<typeof yamlFormat.fromFile> & { words?: string[]; items: Record<string, string>[] };

/** A file of YAML after a change. */
function written(change: (values: Values) => void): string {
  const values = yamlFormat.fromFile(source) as Values;
  change(values);
  return yamlFormat.toFile(values);
}

const long = 'Une phrase assez longue pour ne pas tenir sur une seule ligne de quatre-vingts signes, avec {{name}}.';
const folded =
  '>-\n  Une phrase assez longue pour ne pas tenir sur une seule ligne de quatre-vingts\n  signes, avec {{name}}.\n';

test.each<[what: string, change: (values: Values) => unknown, from: string | RegExp, to: string]>([
  ['nothing', () => {}, '', ''],
  ['a short text', (all) => Object.assign(all, { title: 'Sept jours' }), '"{{trialDays}} jours"', 'Sept jours'],
  [
    'a token first',
    ({ items }) => Object.assign(items[0] ?? {}, { text: '{{name}} : oui' }),
    'One',
    '"{{name}} : oui"',
  ],
  ['a folded text, shorter', (all) => Object.assign(all, { text: 'Court.' }), />-\n.*\n.*hand\.\n/, 'Court.\n'],
  ['a folded text, longer', (all) => Object.assign(all, { text: long }), />-\n.*\n.*hand\.\n/, folded],
  ['paragraphs', (all) => Object.assign(all, { text: '1\n\n2' }), />-\n.*\n.*hand\.\n/, '|-\n  1\n\n  2\n'],
  ['a list in brackets', ({ words }) => words?.push('new'), 'wrong]', 'wrong, new]'],
  ['a number', (all) => Object.assign(all, { price: 5 }), '4.90', '5.00'],
  ['a switch', (all) => Object.assign(all, { flag: false }), 'flag: true', 'flag: false'],
  ['a key that goes', (all) => delete all.words, /words: .*\n/, ''],
  ['a switch that nobody touched', (all) => Object.assign(all, { other: false }), '', ''],
  [
    'a key that comes',
    ({ items }) => Object.assign(items[0] ?? {}, { more: 'Plus' }),
    'One\n',
    'One\n    more: Plus\n',
  ],
  ['an entry that goes', ({ items }) => items.shift(), / {2}- id: one\n.*\n/, ''],
  ['an entry that comes', ({ items }) => items.push({ id: 'new' }), 'flag: true', '  - id: new\nflag: true'],
  ['entries that change places', ({ items }) => items.reverse(), /( {2}- id: one\n.*\n)([\s\S]*written\.\n)/, '$2$1'],
])('%s: the rest is kept as it was written', (_what, change, from, to) => {
  expect(written(change)).toBe(source.replace(from, to));
});

test.each(['12', '1e3', 'true', 'null', '~', '', '2026-06-15', '- un', '{{name}}', '# un', 'un: deux', "l'un"])(
  'the text %j is read as it was written, changed or new',
  (text) => {
    const values = {
      title: text,
      words: [text],
      items: [
        { id: text, text },
        { id: 'two', text },
      ],
    };
    expect(parse(written((all) => Object.assign(all, values)))).toMatchObject(values);
    expect(parse(yamlFormat.toFile(values))).toEqual(values);
  },
);

test('a new legal document', () => {
  const text = markdownFormat.toFile({ title: 'Un titre', description: long, former: false, body: '## Un\n' });
  expect(text).toBe(`---\ntitle: Un titre\ndescription: ${folded}---\n\n## Un\n`);
});
