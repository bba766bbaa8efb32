import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { launchDiagnostics } from './check/launch';
import { formatDiagnostics } from './content/diagnostic';
import { loadContent, reloadContent } from './load-content';
import { legalFactKeys } from './schema/fact-keys';
import { legallyRequiredPaths } from './schema/legal-paths';

// Each test copies the content, which takes long on a busy machine.
jest.setTimeout(30_000);

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** Reads a copy of the content with some files changed; a new file begins without a text. */
const readWith = (changes: Record<string, (text: string) => string | Buffer>) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const at = path.join(folder, file);
    writeFileSync(at, change(existsSync(at) ? readFileSync(at, 'utf8') : ''));
  }
  return reloadContent(folder);
};

/** Sets facts of `site.yaml`, or takes them out, whatever the owner has given. */
const withFacts = (facts: Record<string, string | undefined>) => (text: string) => {
  const yaml = parseDocument(text);
  for (const [key, value] of Object.entries(facts)) value ? yaml.set(key, value) : yaml.delete(key);
  return yaml.toString({ lineWidth: 0 });
};

const head = `---
title: Mentions
description: Une description assez longue pour être affichée, qui dit ce que la page contient.
lang: fr
path: /mentions
updated: 2025-06-15
`;

test('the content of the site passes', async () => {
  expect(formatDiagnostics((await loadContent()).diagnostics)).toBe('');
});

test('a date written the French way has one diagnostic, not one in every text that names it', async () => {
  const { diagnostics } = await readWith({
    'site.yaml': (text) => `${text.replace(/^legalUpdated: .*\n/m, '')}legalUpdated: 15/06/2026\n`,
    'legal/mentions.md': () =>
      `${head.replace('2025-06-15', '"{{legalUpdated}}"')}---\n\nDepuis le {{legalUpdated}}.\n`,
  });
  expect(formatDiagnostics(diagnostics)).toMatch(/^content\/site\.yaml:\d+:15 {2}« legalUpdated ».*2026-06-15\.$/);
});

test('temporary files, and the line ends and accents of other systems, change nothing', async () => {
  const windows = (text: string) => `\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n')}`;
  const other = () => '<script>\0';
  const changed = await readWith({
    'landing/hero.yaml': windows,
    'landing/features.yaml': windows,
    'legal/terms.md': windows,
    'README.md': other,
    'legal/.DS_Store': other,
    'faq.fr.yaml~': other,
    '.faq.yaml.swp': other,
    '~$faq.docx': other,
    'Thumbs.db': other,
    '#a.yaml#': other,
    'a.yaml.bak': other,
    'images/._a.svg': other,
  });
  expect(changed).toEqual(await loadContent());
});

test('all diagnostics come at once, in order, each with the path of its file in the project', async () => {
  const hero = () => 'headline: []\nlede: 5\n';
  const { diagnostics } = await readWith({ 'landing/hero.yaml': hero, 'errors/unexpected.yaml': () => '' });
  const files = diagnostics.map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(['content/errors/unexpected.yaml', 'content/landing/hero.yaml']));
  expect(files).toEqual(files.toSorted());
  expect(diagnostics.filter(({ file }) => file.endsWith('hero.yaml')).length).toBeGreaterThan(2);
});

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['legal/terms.md', latin1, 'UTF-8'],
  ['site.yaml', latin1, 'UTF-8'],
  ['support/faq.fr.yaml', latin1, 'UTF-8'],
  ['site.yaml', (text: string) => text.replace('value:', 'value: a: b'), 'deux-points'],
  ['legal/privacy.md', (text: string) => text.replace('title:', 'title: a: b'), 'deux-points'],
  ['support/support.fr.yaml', (text: string) => text.replace('\ntitle: ', '\ntitle: "'), 'guillemet'],
  ['navigation.fr.yaml', () => '', 'vide'],
])('%s cannot be read: one diagnostic, and none that follows from it', async (file, change, message) => {
  const { diagnostics } = await readWith({ [file]: change });
  expect(diagnostics).toEqual([
    expect.objectContaining({ file: `content/${file}`, message: expect.stringContaining(message) }),
  ]);
});

describe('a draft', () => {
  const document = (_: string) =>
    `${head}needs: [vatNumber, euRepresentative]\n---\n\n{{vatNumber}}, {{euRepresentative}}.\n`;
  const read = (facts: Record<string, string>) =>
    readWith({ 'legal/mentions.md': document, 'site.yaml': withFacts({ euRepresentative: undefined, ...facts }) });

  test('is no page, and is named with what is missing', async () => {
    const { diagnostics, documents, drafts } = await read({ vatNumber: 'FR1' });
    expect(diagnostics).toEqual([]);
    expect(documents.map(({ file }) => file)).not.toContain('legal/mentions.md');
    expect(drafts).toContainEqual({
      file: 'content/legal/mentions.md',
      line: 7,
      path: '/mentions',
      title: 'Mentions',
      missingFacts: ['euRepresentative'],
    });
  });

  test('is a page once all are there', async () => {
    const { diagnostics, documents } = await read({ vatNumber: 'FR1', euRepresentative: 'Une personne, Paris' });
    expect(diagnostics).toEqual([]);
    expect(documents.map(({ file }) => file)).toContain('legal/mentions.md');
  });
});

test('an archived version is a document of its own beside the current one, and holds no token', async () => {
  const copy = readFileSync('content/legal/terms.md', 'utf8')
    .replace(/^updated: .*$/m, 'updated: 2024-01-01\nformer: true')
    .replaceAll('{{supportEmail}}', 'aide@example.com')
    .replace(/\(\{\{\w+\}\}\)/g, '(https://example.com)')
    .replace(/\{\{.*?\}\}/g, 'autrefois');
  const read = (text: string) => readWith({ 'legal/terms-2024-01-01.md': () => text });
  const { diagnostics, documents } = await read(copy);
  expect(diagnostics).toEqual([]);
  const addresses = documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data.address : []));
  expect(addresses).toEqual(expect.arrayContaining(['/terms', '/terms/2024-01-01']));
  const withToken = await read(`${copy}\n{{name}}\n`);
  expect(withToken.diagnostics).toMatchObject([{ message: expect.stringContaining('l’époque') }]);
});

describe('the launch', () => {
  const launch = async (changes: Parameters<typeof readWith>[0]) => {
    const content = await readWith(changes);
    expect(formatDiagnostics(content.diagnostics)).toBe('');
    return launchDiagnostics(folder, content);
  };
  const samples = (mark: boolean) => ({
    'site.yaml': (text: string) => text.replace(/sample: \w+/g, `sample: ${mark}`),
    'landing/testimonials.yaml': (text: string) =>
      text.replace(/ {4}sample: \w+(\n {4}consent: .*)?/g, `    sample: ${mark}`),
  });
  const countPeople = async () =>
    (await loadContent()).documents.flatMap(({ type, data }) => (type === 'Testimonials' ? data.items : [])).length;

  test('waits for each value that nobody has confirmed, and for the words of real people', async () => {
    const obstacles = await launch(samples(true));
    const lines = readFileSync(path.join(folder, 'site.yaml'), 'utf8').split('\n');
    expect(obstacles).toContainEqual({
      file: 'content/site.yaml',
      line: lines.findIndex((line) => line.startsWith('siteUrl:')) + 1,
      column: 1,
      message: expect.stringContaining('« siteUrl » est un exemple'),
    });
    const ofPeople = obstacles.filter(({ message }) => message.startsWith('Le témoignage'));
    expect(ofPeople).toHaveLength(await countPeople());
  });

  test('waits for the consent of those people', async () => {
    const messages = (await launch(samples(false))).map(({ message }) => message);
    expect(messages.filter((message) => message.includes('accord'))).toHaveLength(await countPeople());
    expect(messages.filter((message) => message.includes('exemple'))).toEqual([]);
  });

  test('waits for the facts that the law asks everybody for', async () => {
    const missing = withFacts({ publisherName: undefined, vatNumber: undefined, appAccessibility: undefined });
    const messages = (await launch({ 'site.yaml': missing })).map(({ message }) => message).join();
    expect(messages).toContain('« publisherName: »');
    expect(messages).not.toMatch(/« (?:vatNumber|appAccessibility): »/);
  });

  test('knows the pages of docs/launch.md, and says which one micro-enterprises need not have', async () => {
    const rows = readFileSync('docs/launch.md', 'utf8').match(/^\|.*$/gm) ?? [];
    const listed = rows.flatMap((row) => row.match(/(?<=`(?:path: )?)\/[a-z-]+(?=`)/g) ?? []);
    expect(new Set(legallyRequiredPaths)).toEqual(new Set(listed));
    const content = await loadContent();
    const others = content.documents.filter(({ type }) => type !== 'LegalDocument');
    const pages = launchDiagnostics('content', { ...content, documents: others, drafts: [] }).filter(
      ({ file }) => file === 'content/legal',
    );
    expect(pages).toHaveLength(legallyRequiredPaths.length);
    expect(pages.filter(({ isNote }) => isNote)).toMatchObject([
      { message: expect.stringMatching('/accessibilite.*micro-entreprises') },
    ]);
  });

  test('waits for nothing once everything is given, as for where the testimonials come from', async () => {
    const url = 'https://a.example';
    const facts = legalFactKeys.map((key) => [key, key.endsWith('Url') ? url : 'Une réponse, à Paris']);
    const confirmed = samples(false);
    const left = async (provenance: string) => {
      const obstacles = await launch({
        'site.yaml': (text) => withFacts(Object.fromEntries(facts))(confirmed['site.yaml'](text)),
        'landing/testimonials.yaml': (text) =>
          confirmed['landing/testimonials.yaml'](text)
            .replace(/^ {4}sample: false$/gm, '$&\n    consent: 2026-01-01')
            .replace(/^provenance:.*\n(?: .*\n)*/m, '')
            .concat(provenance),
      });
      return obstacles.filter(({ isNote }) => !isNote);
    };
    expect(await left('')).toMatchObject([{ message: expect.stringContaining('provenance:') }]);
    expect(await left('provenance: Un questionnaire.\n')).toEqual([]);
  });
});
