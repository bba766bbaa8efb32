import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../tests/support/check-content';
import { ContentCopy } from '../../tests/support/content-copy';
import { fixtureContent } from '../../tests/support/fixture-content';
import { legalFormat, markdownFormat, yamlFormat } from './file-formats';

const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(yaml|md)$/.test(file),
);
const formatOf = (file: string) => (file.endsWith('.md') ? markdownFormat : yamlFormat);
const read = (file: string) => readFileSync(path.join(fixtureContent, file), 'utf8');

test.each(files)('%s: read and written again, nothing has changed', (file) => {
  const { fromFile, toFile } = formatOf(file);
  expect(toFile(fromFile(read(file)))).toBe(read(file));
});

test.each(files)('%s: saved by Windows, it is read like any other, and written without its line endings', (file) => {
  const { fromFile, toFile } = formatOf(file);
  expect(toFile(fromFile(`\ufeff${read(file).replaceAll('\n', '\r\n')}`))).toBe(read(file));
});

const edits: [what: string, file: string, change: object, from: string | RegExp, to: string][] = [
  [
    'an optional field filled in',
    'legal/terms.md',
    { updated: '2025-05-01', effective: '2025-06-15', changes: 'Le délai de réponse change pour tout le monde.' },
    /^updated: .*\n([\s\S]*?)---/m,
    'updated: "2025-05-01"\n$1effective: 2025-06-15\nchanges: Le délai de réponse change pour tout le monde.\n---',
  ],
  ['an optional field emptied', 'legal/terms.md', { shareImage: '' }, /^shareImage: .*\n/m, ''],
  ['an optional block left empty', 'site.yaml', { repository: { host: '', url: '', branch: '' }, cms: {} }, '', ''],
  ['a question that is not answered', 'site.yaml', { editLinks: false }, '', ''],
  ['a question that is answered', 'site.yaml', { editLinks: true }, /$/, 'editLinks: true\n'],
  ['an address that is not there yet', 'site.yaml', { forumUrl: undefined }, '', ''],
  [
    'a body',
    'legal/terms.md',
    { body: 'Texte avec {{name}}.\n\n## Un titre\n\nFin.' },
    /(\n---\n)[\s\S]*$/,
    '$1\nTexte avec {{name}}.\n\n## Un titre\n\nFin.\n',
  ],
];

test.each(edits)('%s (%s)', (_what, file, change, from, to) => {
  const { fromFile, toFile } = formatOf(file);
  expect(toFile({ ...fromFile(read(file)), ...change })).toBe(read(file).replace(from, to));
});

test('the indent of a body’s first line is kept', () => {
  const { fromFile, toFile } = markdownFormat;
  const text = '---\ntitle: A\n---\n\n  - one\n  - two\n';
  expect(fromFile(text).body).toBe('  - one\n  - two');
  expect(toFile(fromFile(text))).toBe(text);
});

test('a head is found whatever follows its lines of ---', () => {
  const data = { title: 'A', body: '' };
  for (const text of ['--- \ntitle: A\n---\t\n', '---\ntitle: A\n---'])
    expect(markdownFormat.fromFile(text)).toMatchObject(data);
});

test('a key that no field has is kept, even one that every object has', () => {
  const text = read('site.yaml').concat('constructor: 1\n');
  expect(yamlFormat.toFile(yamlFormat.fromFile(text))).toBe(text);
});

test('a version is kept though its language is none: the check says so', () => {
  const { fromFile, toFile } = legalFormat({ trialDays: 3 });
  const document = fromFile(read('legal/terms.md').replace('lang: fr', 'lang: français'));
  expect(toFile({ ...document, former: true })).toContain('essai de 3 jours');
});

test('a new legal document passes the check', () => {
  const copy = new ContentCopy();
  copy.write(
    'legal/cookies.md',
    markdownFormat.toFile({
      title: 'Cookies et traceurs',
      description: 'Qui édite ce site, qui l’héberge, et comment joindre l’une et l’autre de ces personnes.',
      lang: 'fr',
      path: '/cookies',
      updated: '2025-06-15',
      effective: '',
      body: 'Texte avec {{name}}.',
    }),
  );
  expect(checkContent(copy.dir)).toEqual([]);
  copy.remove();
});
