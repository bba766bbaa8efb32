import { linesOf } from '../../tests/diagnostics';
import { readYaml } from './read-yaml';
import { SourceText } from './source-text';

const read = (text: string) => readYaml(new SourceText('a.yaml', text));

const good = 'title: Un titre\nitems:\n  - name: A\n    text: "B : c"\n';

test('good YAML is its value', () => {
  expect(read(good)).toMatchObject({
    diagnostics: [],
    value: { title: 'Un titre', items: [{ name: 'A', text: 'B : c' }] },
  });
});

test.each([
  ['a tab', '    text', '\ttext', '4:1', 'tabulation'],
  ['a no-break space as indent', '    text', '\u00a0\u00a0\u00a0\u00a0text', '4:1', 'espace insécable'],
  ['a no-break space before a colon', 'title:', 'title\u00a0:', '1:1', 'espace insécable'],
  ['a colon in a text', 'Un titre', 'Trois gestes: bon appétit', '1:8', 'doubles, comme "Conditions'],
  ['no space after a colon', 'title: Un', 'title:Un', '1:1', 'espace après les deux-points'],
  ['no space after a dash', '- name', '-name', '3:10', 'espace après le tiret'],
  ['a quotation mark not closed', '"B : c"', '"B : c', '4:11', 'jamais fermé'],
  ['quotation marks in a text', 'Un titre', '"Un "beau" titre"', '1:13', 'doubles droits'],
  ['an apostrophe in single quotes', 'Un titre', "'L'été'", '1:11', 'doubles droits'],
  ['a token at the beginning', 'Un titre', '{{name}} et un titre', '1:17', 'doubles droits'],
  ['bold at the beginning', 'Un titre', '**Un** titre', '1:15', 'doubles droits'],
  ['an exclamation mark at the beginning', 'Un titre', '!Un titre', '1:12', 'doubles droits'],
  ['quotation marks of Word', 'Un titre', '“Un titre”', '1:8', 'doubles droits'],
  ['a line indented too little', '    text', '   text', '4:4', 'autant d’espaces'],
  ['a line indented too much', 'items:', '   items:', '2:4', 'autant d’espaces'],
  ['a # taken away without its space, below a comment', 'items:', '# Note\n items:', '3:2', 'autant d’espaces'],
  ['a first line that is indented', 'title:', '# Note\n title:', '2:2', 'autant d’espaces'],
  ['a no-break space before a dash', '  - name', '\u00a0 - name', '3:1', 'espace insécable'],
  ['a bracket that is not closed', 'Un titre', '[Un titre', '1:8', 'jamais fermé'],
  ['a key written twice', 'items:', 'title: B\nitems:', '2:1', '« title » est écrit deux fois'],
  ['an entry without its dash', '    text', '    name: B\n    text', '4:5', '« name » est écrit deux fois'],
  ['what is no YAML', 'title: Un titre', '@', '1:1', 'ne se lit pas'],
])('%s: one diagnostic, at its position', (_what, from, to, position, message) => {
  expect(linesOf(read(good.replace(from, to)).diagnostics)).toEqual([
    expect.stringMatching(`^${position} .*${message}`),
  ]);
});

test('the ranges of values and keys, comments and folded texts are known by their paths', () => {
  const text = `${good}note: a # b\nfolded: >-\n  c\n`;
  const yaml = read(text);
  const at = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  expect(at(yaml.valueAt(['items', 0, 'text']))).toBe('"B : c"');
  expect(at(yaml.keyAt(['items', 0, 'text']))).toBe('text');
  expect(yaml.valueAt(['items', 0, 'missing'])).toEqual(yaml.valueAt(['items', 0]));
  expect(['note', 'title'].map((key) => yaml.isCutByComment([key]))).toEqual([true, false]);
  expect(['note', 'folded'].map((key) => yaml.isFolded([key]))).toEqual([false, true]);
});
