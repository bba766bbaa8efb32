import { parseDocument } from 'yaml';
import { runTogether } from './run-together';

const faultIn = (yaml: string) => {
  const node = parseDocument(yaml).get('text', true) as { value: string; range: [number, number, number] };
  const [start, end] = node.range;
  const fault = runTogether(yaml.slice(start, end), node.value);
  return fault && [yaml.slice(start + fault.offset).split('\n')[0], fault.message.split(':')[0]];
};

const list = 'This text holds no list';

test.each([
  ['a list below >', 'text: >-\n  Tu choisis :\n  - perdre du poids\n  - rester stable\n', ['- perdre du poids', list]],
  ['a list alone below >', 'text: >-\n  - perdre du poids\n  - rester stable\n', ['- perdre du poids', list]],
  ['bullets below >', 'text: >\n  • un\n  • deux\n', ['• un', list]],
  ['entries of several lines', 'text: >-\n  – un\n  autre\n  – deux\n', ['– un', list]],
  ['numbers', 'text: >-\n  1. un\n  2. deux\n', ['1. un', list]],
  ['emoji', 'text: >-\n  ✅ un\n  ✅ deux\n', ['✅ un', list]],
  ['numbers as emoji', 'text: >-\n  1️⃣ un\n  2️⃣ deux\n', ['1️⃣ un', list]],
  ['a list without any sign before it', 'text: Tu choisis\n  - un\n  - deux\n', ['- un', list]],
  ['one entry below |', 'text: |\n  Tu choisis :\n  - un\n', ['- un', list]],
  ['two paragraphs below >', 'text: >-\n  un\n\n  deux\n', ['  deux', 'This text is one paragraph']],
  ['two paragraphs below |', 'text: |\n  un\n\n  deux\n', ['  deux', 'This text is one paragraph']],
  ['two paragraphs between quotes', 'text: "un\n\n  deux"\n', ['  deux"', 'This text is one paragraph']],
])('%s: refused', (_, yaml, expected) => {
  expect(faultIn(yaml)).toEqual(expected);
});

test.each([
  ['one line', 'text: un - deux\n'],
  ['wrapped lines', 'text: >-\n  un\n  deux\n'],
  ['lines below |', 'text: |\n  un\n  deux\n'],
  ['an aside at the beginning of a wrapped line', 'text: >-\n  un mot\n  – ou deux –\n  et la suite\n'],
  ['empty lines at its end', 'text: |\n  un\n\n\n'],
])('%s: accepted', (_, yaml) => {
  expect(faultIn(yaml)).toBeUndefined();
});
