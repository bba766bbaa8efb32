import { checkContent } from '../../tests/support/check-content';
import { ContentCopy } from '../../tests/support/content-copy';
import { loadContent, reloadContent } from './read';

const file = 'legal/mentions.md';

const document = (head: string, body = 'Édité par {{publisherName}}, {{publisherAddress}}.') => `---
title: Mentions légales
description: Une description assez longue pour être affichée, qui dit ce que la page contient.
lang: fr
path: /mentions
updated: 2025-06-15
${head}
---

${body}
`;

const needs = 'needs: [publisherName, publisherAddress]';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
  for (const other of ['mediation', 'mentions-legales', 'retractation']) copy.delete(`legal/${other}.md`);
  copy.write(file, document(needs));
});
afterEach(() => copy.remove());

const give = (facts: Record<string, string>) => {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${value}\n`);
  copy.write('site.yaml', copy.read('site.yaml') + lines.join(''));
};
const pages = () => reloadContent(copy.dir).documents.map((one) => one.file);

test('as long as a fact that it needs is missing, a document is no page, and is named', () => {
  const { diagnostics, documents, withheld } = reloadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  expect(documents.map((one) => one.file)).not.toContain(file);
  expect(withheld).toEqual([
    {
      file: `content/${file}`,
      line: 7,
      path: '/mentions',
      title: 'Mentions légales',
      missing: ['publisherName', 'publisherAddress'],
    },
  ]);
});

test('it waits for the last of them', () => {
  give({ publisherName: 'Une personne' });
  expect(reloadContent(copy.dir)).toMatchObject({ diagnostics: [], withheld: [{ missing: ['publisherAddress'] }] });
  expect(pages()).not.toContain(file);
});

test('once all are there it is a page', () => {
  give({ publisherName: 'Une personne', publisherAddress: '1 rue du Four' });
  expect(reloadContent(copy.dir)).toMatchObject({ diagnostics: [], withheld: [] });
  expect(pages()).toContain(file);
});

const refused: [what: string, change: () => void, reported: { file: string; line?: number; message: string }][] = [
  [
    'a fact that there is none of',
    () => copy.write(file, document('needs: [publisherNam]')),
    { file, line: 7, message: 'Did you mean "publisherName"?' },
  ],
  [
    'a fact that can never be missing',
    () => copy.write(file, document('needs: [name]', 'Bonjour.')),
    { file, line: 7, message: 'Write one of: publisherName, ' },
  ],
  [
    'a link to it from elsewhere',
    () => copy.write('legal/terms.md', `${copy.read('legal/terms.md')}\nVoir les [mentions](/mentions).\n`),
    {
      file: 'legal/terms.md',
      message:
        '/mentions is no page as long as site.yaml lacks publisherName, publisherAddress. Write what is missing, or remove the link.',
    },
  ],
  [
    'a link to a section that it does not have',
    () => copy.write(file, document(needs, '[Ici](#la)\n\n## Là-bas\n\n{{publisherName}}, {{publisherAddress}}')),
    { file, line: 10, message: 'There is no section #la' },
  ],
  [
    'what no page may say',
    () => copy.write(file, document(needs, 'Un craquage de {{publisherName}}, {{publisherAddress}}.')),
    { file, line: 10, message: 'craquage' },
  ],
  [
    'a document that the site cannot do without',
    () =>
      copy.write('legal/terms.md', copy.read('legal/terms.md').replace('lang: fr', 'lang: fr\nneeds: [publisherName]')),
    { file: 'legal/terms.md', message: 'The site cannot do without this document. Remove "needs:".' },
  ],
];

test.each(refused)('%s is refused', (_what, change, { file: at, line, message }) => {
  change();
  expect(checkContent(copy.dir)).toContainEqual(
    expect.objectContaining({
      file: `content/${at}`,
      line: line ?? expect.any(Number),
      message: expect.stringContaining(message),
    }),
  );
});

test('a link to a section of its own is a link', () => {
  copy.write(file, document(needs, '[Ici](#la)\n\n## Là\n\n{{publisherName}}, {{publisherAddress}}'));
  expect(checkContent(copy.dir)).toEqual([]);
  expect(loadContent(copy.dir).withheld).toHaveLength(1);
});
