import { readYaml } from './read-yaml';
import { SourceText } from './source-text';

/** What is told of YAML, each as `line:column message`. */
const faults = (text: string): string[] =>
  readYaml(new SourceText('a.yaml', text)).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

const good = 'title: Un titre\nitems:\n  - name: A\n    text: "B : c"\n';

test('good YAML is its value', () => {
  expect(readYaml(new SourceText('a.yaml', good))).toMatchObject({
    diagnostics: [],
    value: { title: 'Un titre', items: [{ name: 'A', text: 'B : c' }] },
  });
});

test.each([
  ['a line indented too little', ['    text', '   text'], '4:1', 'alignée'],
  ['a line indented too much', ['items:', '   items:'], '1:', 'alignée'],
  ['a tab', ['    text', '\ttext'], '4:1', 'tabulation'],
  [
    'a no-break space as indent',
    ['    text', '\u00a0\u00a0\u00a0\u00a0text'],
    '4:1',
    'commence par une espace insécable',
  ],
  ['a colon in a plain text', ['Un titre', 'Trois gestes: bon appétit'], '1:', 'guillemets doubles'],
  ['no space after a colon', ['title: Un', 'title:Un'], '1:1', 'espace après les deux-points'],
  ['a no-break space before a colon', ['title:', 'title\u00a0:'], '1:1', 'espace insécable'],
  ['a no-break space after a colon', ['title: ', 'title:\u202f'], '1:1', 'espace insécable'],
  ['no space after a dash', ['- name', '-name'], '3:', 'espace après le tiret'],
  ['a quotation mark not closed', ['"B : c"', '"B : c'], '4:11', 'jamais fermé'],
  ['quotation marks in a text', ['Un titre', '"Un "beau" titre"'], '1:', 'après son guillemet fermant'],
  ['an apostrophe in single quotes', ['Un titre', "'L'été'"], '1:', 'après son guillemet fermant'],
  ['a token alone', ['Un titre', '{{name}}'], '1:8', 'commence par {{'],
  ['a token at the beginning', ['Un titre', '{{name}} et un titre'], '1:', 'commence par {{'],
  ['a hyphen', ['Un titre', '- Un titre'], '1:8', 'commence par -'],
  ['quotation marks of Word', ['Un titre', '“Un titre”'], '1:8', 'guillemets de Word'],
  ['quotation marks of Word and a colon', ['Un titre', '“Un titre : un”'], '1:', 'guillemets de Word'],
  ['a star', ['Un titre', '**Un** titre'], '1:', 'commence par *'],
  ['an exclamation mark', ['Un titre', '!Un titre'], '1:', 'commence par !'],
  ['an ampersand', ['Un titre', '&Un titre'], '1:', 'commence par &'],
  ['a backquote', ['Un titre', '`Un` titre'], '1:', 'commence par `'],
  ['a word in brackets', ['Un titre', '[Nouveau] titre'], '1:', 'commence par ['],
  ['a text on the line of |', ['Un titre', '| Un titre'], '1:', 'à la ligne suivante'],
  ['a key written twice', ['items:', 'title: B\nitems:'], '2:1', '« title » est écrit deux fois'],
  ['an entry without its dash', ['    text', '    name: B\n    text'], '4:5', '« name » est écrit deux fois'],
])('%s is refused at its place', (_what, [from = '', to = ''], place, message) => {
  const broken = good.replace(from, to);
  expect(broken).not.toBe(good);
  const [first = '', ...others] = faults(broken);
  expect(first).toContain(message);
  expect(first.startsWith(place)).toBe(true);
  expect(others).toEqual([]);
});

test('keys written twice are told of all at once', () => {
  expect(faults('a: 1\na: 2\nb: 1\nb: 2\n').map((one) => one.split(' ')[0])).toEqual(['2:1', '4:1']);
});

describe('places', () => {
  const yaml = readYaml(new SourceText('a.yaml', `${good}note: a # b\nfolded: >-\n  c\n`));
  const text = `${good}note: a # b\nfolded: >-\n  c\n`;
  const at = (range: { start: number; end: number }) => text.slice(range.start, range.end);

  test('of values and keys, and of what lacks one', () => {
    expect(at(yaml.valueAt(['items', 0, 'text']))).toBe('"B : c"');
    expect(at(yaml.keyAt(['items', 0, 'text']))).toBe('text');
    expect(yaml.valueAt(['items', 0, 'missing'])).toEqual(yaml.valueAt(['items', 0]));
  });

  test('of comments, plain and folded texts', () => {
    expect(yaml.commentAfter(['note'])).toBe(' b');
    expect(yaml.commentAfter(['title'])).toBeUndefined();
    expect([['note'], ['folded']].map((path) => yaml.styleAt(path))).toEqual(['PLAIN', 'BLOCK_FOLDED']);
  });
});
