import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDiagnostics } from '../content/diagnostic';
import { launchDiagnostics } from './launch';
import { loadContent, reloadContent } from './load-content';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** What is read of a copy of the content with files changed; without a text, a file is new. */
const readWith = (changes: Record<string, (text: string) => string>) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const at = path.join(folder, file);
    writeFileSync(at, change(existsSync(at) ? readFileSync(at, 'utf8') : ''));
  }
  return reloadContent(folder);
};

const head = `---
title: Mentions
description: Une description assez longue pour être affichée, qui dit ce que la page contient.
lang: fr
path: /mentions
updated: 2025-06-15
`;

test('the content of the site passes', () => {
  expect(formatDiagnostics(loadContent('content').diagnostics)).toBe('');
});

test('facts are plain values, whether or not they are samples; their file keeps its marks', () => {
  const { facts, documents } = loadContent('content');
  expect(facts).toMatchObject({ name: expect.any(String), supportLanguages: expect.any(Array) });
  expect(documents.find(({ type }) => type === 'SiteFacts')?.data).toMatchObject({
    name: { value: facts.name, sample: expect.any(Boolean) },
  });
});

test('a date written the French way is told once, where it stands, not at every text that names it', () => {
  const { diagnostics } = readWith({
    'site.yaml': (text) => `${text.replace(/^legalUpdated: .*\n/m, '')}legalUpdated: 15/06/2026\n`,
    'legal/mentions.md': () =>
      `${head.replace('2025-06-15', '"{{legalUpdated}}"')}---\n\nDepuis le {{legalUpdated}}.\n`,
  });
  expect(formatDiagnostics(diagnostics)).toMatch(/^content\/site\.yaml:\d+:15 {2}« legalUpdated ».*2026-06-15\.$/);
});

test('a fact changes everywhere at once', () => {
  const name = (text: string) => text.replace(/^name:\n {2}value: .*/m, 'name:\n  value: Quetsche');
  const { documents } = readWith({ 'site.yaml': name });
  const naming = documents.filter(
    ({ type, data }) => type !== 'SiteFacts' && JSON.stringify(data).includes('Quetsche'),
  );
  expect(naming.length).toBeGreaterThan(3);
});

test('content is read once; what editors, systems and other programs leave in files or beside them changes nothing', () => {
  const windows = (text: string) =>
    `\ufeff${text.normalize('NFD').replaceAll('fi', '\ufb01').replaceAll('\n', '\r\n')}`;
  const other = () => '<script>\0';
  const plain = loadContent('content');
  expect(loadContent(path.resolve('content'))).toBe(plain);
  const files = { 'landing/hero.yaml': windows, 'landing/features.yaml': windows, 'legal/terms.md': windows };
  const beside =
    'README.md legal/.DS_Store faq.fr.yaml~ .faq.yaml.swp ~$faq.docx Thumbs.db desktop.ini #a.yaml# a.yaml.bak';
  const left = [...beside.split(' '), 'images/._a.svg', 'images/Icon\r'].map((file) => [file, other]);
  const changed = readWith({ ...files, ...Object.fromEntries(left) });
  expect(changed).not.toBe(plain);
  expect(changed).toEqual(plain);
});

test('all faults are told at once, in order, each with its file as it is called in the project', () => {
  const hero = () => 'headline: []\nlede: 5\n';
  const { diagnostics } = readWith({ 'landing/hero.yaml': hero, 'errors/unexpected.yaml': () => '' });
  const files = diagnostics.map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(['content/errors/unexpected.yaml', 'content/landing/hero.yaml']));
  expect(files).toEqual(files.toSorted());
  expect(diagnostics.filter(({ file }) => file.endsWith('hero.yaml')).length).toBeGreaterThan(2);
});

test('a folder that is not there is told of', () => {
  expect(() => loadContent('/nowhere/content')).toThrow('/nowhere/content');
});

describe('a document that needs facts', () => {
  const document = (_: string) =>
    `${head}needs: [vatNumber, euRepresentative]\n---\n\n{{vatNumber}}, {{euRepresentative}}.\n`;
  const read = (facts: string) =>
    readWith({ 'legal/mentions.md': document, 'site.yaml': (text) => `${text}\n${facts}` });

  test('is no page, and is named with what is missing', () => {
    const { diagnostics, documents, drafts } = read('vatNumber: FR1\n');
    expect(diagnostics).toEqual([]);
    expect(documents.map(({ file }) => file)).not.toContain('legal/mentions.md');
    expect(drafts).toContainEqual({
      file: 'content/legal/mentions.md',
      line: 7,
      path: '/mentions',
      title: 'Mentions',
      missing: ['euRepresentative'],
    });
  });

  test('is a page once all are there', () => {
    const { diagnostics, documents } = read('vatNumber: FR1\neuRepresentative: Une personne, Paris\n');
    expect(diagnostics).toEqual([]);
    expect(documents.map(({ file }) => file)).toContain('legal/mentions.md');
  });
});

test('a former version is a document of its own beside the current one, and holds no token', () => {
  const copy = readFileSync('content/legal/terms.md', 'utf8')
    .replace(/^updated: .*$/m, 'updated: 2024-01-01\nformer: true')
    .replaceAll('{{supportEmail}}', 'aide@example.com')
    .replace(/\(\{\{\w+\}\}\)/g, '(https://example.com)')
    .replace(/\{\{.*?\}\}/g, 'autrefois');
  const read = (text: string) => readWith({ 'legal/terms-2024-01-01.md': () => text });
  const { diagnostics, documents } = read(copy);
  expect(diagnostics).toEqual([]);
  const addresses = documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data.address : []));
  expect(addresses).toEqual(expect.arrayContaining(['/terms', '/terms/2024-01-01']));
  expect(read(`${copy}\n{{name}}\n`).diagnostics).toMatchObject([{ message: expect.stringContaining('l’époque') }]);
});

describe('the launch', () => {
  const people = loadContent('content').documents.flatMap((one) => (one.type === 'Testimonials' ? one.data.items : []));
  const launch = (changes: Parameters<typeof readWith>[0]) => {
    const content = readWith(changes);
    expect(formatDiagnostics(content.diagnostics)).toBe('');
    return launchDiagnostics(folder, content);
  };
  const samples = (mark: boolean) => ({
    'site.yaml': (text: string) => text.replace(/sample: \w+/g, `sample: ${mark}`),
    'landing/testimonials.yaml': (text: string) =>
      text.replace(/ {4}sample: \w+(\n {4}consent: .*)?/g, `    sample: ${mark}`),
  });

  test('waits for each value that nobody has confirmed, and for the words of real people', () => {
    const left = launch(samples(true));
    const lines = readFileSync(path.join(folder, 'site.yaml'), 'utf8').split('\n');
    expect(left).toContainEqual({
      file: 'content/site.yaml',
      line: lines.findIndex((line) => line.startsWith('siteUrl:')) + 1,
      column: 1,
      message: expect.stringContaining('« siteUrl » est un exemple'),
    });
    expect(left.filter(({ file }) => file.endsWith('testimonials.yaml'))).toHaveLength(people.length);
  });

  test('waits for the consent of those people', () => {
    const messages = launch(samples(false)).map(({ message }) => message);
    expect(messages.filter((message) => message.includes('accord'))).toHaveLength(people.length);
    expect(messages.filter((message) => message.includes('exemple'))).toEqual([]);
  });

  test('waits for the facts and the pages that the law asks for, and for no others', () => {
    const messages = launch({ 'site.yaml': (text) => text.replace(/^publisherName: .*\n/m, '') }).map(
      ({ message }) => message,
    );
    expect(messages).toContainEqual(expect.stringContaining('« publisherName: »'));
    expect(messages.join()).not.toContain('vatNumber');
  });
});
