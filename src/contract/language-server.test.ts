import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureContent } from '../../tests/support/fixture-content';
import { YamlLanguageServer } from '../../tests/support/yaml-language-server';

const server = new YamlLanguageServer(process.cwd());
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));

beforeAll(() =>
  server.start({
    yaml: {
      validate: true,
      completion: true,
      hover: true,
      schemaStore: { enable: false },
      schemas: settings['yaml.schemas'],
    },
  }),
);
afterAll(() => server.stop());

const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(path.join(fixtureContent, file), 'utf8');

test.each(files)('%s: nothing is underlined', async (name) => {
  const file = `content/${name}`;
  expect(await server.open(file, read(name))).toEqual([]);
  await server.close(file);
});

/** What an editor gets wrong, and the line (from 1) that must be underlined in the file as it is then. */
const mistakes: [what: string, file: string, from: string | RegExp, to: string, at: string, message: RegExp][] = [
  ['a misspelt key', 'landing/hero.yaml', 'lede:', 'lead:', 'lead:', /lead is not allowed/],
  ['a missing key', 'landing/free-trial.yaml', /^note: >-\n(?: {2}.*\n)+/m, '', 't', /Missing property "note"/],
  ['a word for a number', 'site.yaml', 'trialDays: 3', 'trialDays: three', 'trialDays', /Incorrect type/],
  ['a number too large', 'landing/testimonials.yaml', 'stars: 5', 'stars: 6', 'stars: 6', /above the maximum of 5/],
  [
    'a title too long',
    'errors/not-found.yaml',
    /^title: .*/m,
    `title: ${'assiette '.repeat(30)}`,
    'title:',
    /longer than the maximum length/,
  ],
  [
    'a fourth step',
    'landing/how-it-works.yaml',
    /$/,
    '  - title: Quatre\n',
    '- title: Photographie ton repas',
    /too many items|Expected 3 or fewer/,
  ],
  ['an empty value', 'support/support.en.yaml', /^title: .*/m, 'title:', 'title:', /Incorrect type/],
  ['a tab', 'landing/hero.yaml', /^ {2}score/m, '\tscore', '\tscore', /[Tt]ab/],
];

test.each(mistakes)('%s is underlined (%s)', async (_what, name, from, to, at, message) => {
  const file = `content/${name}`;
  const whole = read(name);
  const broken = whole.replace(from, to);
  expect(broken).not.toBe(whole);
  const found = await server.open(file, broken);
  await server.close(file);
  expect(found).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(message),
      range: expect.objectContaining({
        start: expect.objectContaining({
          line: broken.split('\n').findIndex((line) => line.startsWith(at) || line.trim() === at),
        }),
      }),
    }),
  );
});

test('completion offers the keys that are missing', async () => {
  const name = 'landing/hero.yaml';
  const file = `content/${name}`;
  const broken = read(name).replace(/^lede: >-\n(?: {2}.*\n)+/m, '\n');
  await server.open(file, broken);
  const line = broken.split('\n').findIndex((text, index) => index > 3 && text === '');
  expect(await server.complete(file, line, 0)).toContain('lede');
  await server.close(file);
});
