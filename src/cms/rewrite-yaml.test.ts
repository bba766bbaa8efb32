import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fixtureContent } from '../../tests/support/fixture-content';
import { rewriteYaml, writeYaml } from './rewrite-yaml';

const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);

test.each(files)('%s stays as it is, byte for byte, when nothing changes', (file) => {
  const source = readFileSync(path.join(fixtureContent, file), 'utf8');
  expect(rewriteYaml(source, parse(source))).toBe(source);
});

const source = `# yaml-language-server: $schema=../.schemas/x.json
# About the file.

title: "{{trialDays}} jours"   # why
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
type Content = {
  title: string;
  text: string;
  words?: string[];
  items: { id: string; text: string; more?: string }[];
  flag: boolean;
  price: number;
};
const value = (): Content => parse(source);
const long = 'Une phrase assez longue pour ne pas tenir sur une seule ligne de quatre-vingts signes, avec {{name}}.';

const changes: [what: string, change: (content: Content) => void, from: string | RegExp, to: string][] = [
  [
    'a short text',
    (one) => {
      one.title = 'Sept jours';
    },
    '"{{trialDays}} jours"',
    '"Sept jours"',
  ],
  [
    'a text that begins with a token',
    (one) => {
      Object.assign(one.items[0] ?? {}, { text: '{{name}} : oui' });
    },
    'text: One',
    'text: "{{name}} : oui"',
  ],
  [
    'a text that fits on a line but for its place in it',
    (one) => {
      Object.assign(one.items[1] ?? {}, { text: 'mot '.repeat(20).trim() });
    },
    /text: >-\n {6}Two.*\n.*\n/,
    `text: ${'mot '.repeat(20).trim()}\n`,
  ],
  [
    'a folded text, shorter',
    (one) => {
      one.text = 'Court.';
    },
    /text: >-\n.*\n.*\n/,
    'text: Court.\n',
  ],
  [
    'a folded text, long',
    (one) => {
      one.text = long;
    },
    /text: >-\n.*\n.*\n/,
    'text: >-\n  Une phrase assez longue pour ne pas tenir sur une seule ligne de quatre-vingts\n  signes, avec {{name}}.\n',
  ],
  [
    'paragraphs',
    (one) => {
      one.text = 'Un.\n\nDeux.';
    },
    /text: >-\n.*\n.*\n/,
    'text: |-\n  Un.\n\n  Deux.\n',
  ],
  [
    'a list in brackets',
    (one) => {
      one.words?.push('new');
    },
    '[AI, photo, wrong]',
    '[AI, photo, wrong, new]',
  ],
  [
    'a number',
    (one) => {
      one.price = 5;
    },
    '4.90',
    '5.00',
  ],
  [
    'a flag',
    (one) => {
      one.flag = false;
    },
    'flag: true',
    'flag: false',
  ],
  [
    'a key that goes',
    (one) => {
      delete one.words;
    },
    /words: .*\n/,
    '',
  ],
  [
    'a key that comes',
    (one) => {
      Object.assign(one.items[0] ?? {}, { more: 'Plus' });
    },
    'text: One\n',
    'text: One\n    more: Plus\n',
  ],
  [
    'an entry that goes',
    (one) => {
      one.items.shift();
    },
    / {2}- id: one\n {4}text: One\n/,
    '',
  ],
  [
    'an entry that comes',
    (one) => {
      one.items.push({ id: 'three', text: 'Trois' });
    },
    'flag: true',
    '  - id: three\n    text: Trois\nflag: true',
  ],
  [
    'entries that change places',
    (one) => {
      one.items.reverse();
    },
    /( {2}- id: one\n.*\n)([\s\S]*written\.\n)/,
    '$2$1',
  ],
];

test.each(changes)('%s: the rest is kept as it was written', (_what, change, from, to) => {
  const content = value();
  change(content);
  // The spaces before a comment are the one thing that is not kept.
  const expected = source.replace(from, to).replace('"   # why', '" # why');
  const rewritten = rewriteYaml(source, content);
  expect(parse(rewritten)).toEqual(content);
  expect(rewritten).toBe(expected);
});

test('a new file', () => {
  expect(writeYaml({ title: 'Un titre', text: long })).toBe(
    'title: Un titre\ntext: >-\n  Une phrase assez longue pour ne pas tenir sur une seule ligne de quatre-vingts\n  signes, avec {{name}}.\n',
  );
});

test.each([
  '12',
  '4.90',
  '1e3',
  '0x1f',
  'true',
  'null',
  '~',
  '',
  '2026-06-15',
  '- un',
  '{{name}}',
  '# un',
  'un: deux',
  "l'un",
])('the text %j is read as it was written, changed or new', (text) => {
  const changed = value();
  changed.title = text;
  changed.words?.push(text);
  changed.items.push({ id: text, text });
  expect(parse(rewriteYaml(source, changed))).toEqual(changed);
  expect(parse(writeYaml(changed))).toEqual(changed);
});
