import { linesOf, takeMark } from '../../tests/diagnostics';
import type { Facts } from '../schema/site';
import { readDocument } from './read-document';
import { SourceText } from './source-text';

const facts = { name: 'Prune', replyHours: 24, legalUpdated: '2025-06-01' } as Partial<Facts>;

const frontmatter = `---
title: Conditions d'exemple
description: "Une description assez longue pour être affichée : elle dit ce que contient la page."
lang: fr
path: /example
updated: "{{legalUpdated}}"
---
`;

const read = (text: string, givenFacts = facts) =>
  readDocument(
    { type: 'LegalDocument', file: 'legal/example.md', lang: 'fr' },
    new SourceText('a.md', text),
    givenFacts,
  );

const diagnosticsOf = (text: string): string[] => linesOf(read(text).diagnostics);

/** The document, if it is valid. */
const dataOf = (text: string, givenFacts = facts) => {
  const { validDocument } = read(text, givenFacts);
  return validDocument?.type === 'LegalDocument' ? validDocument.data : undefined;
};

test('a document is cut at its headings; its titles are typeset, its Markdown is left for the page', () => {
  const body = `
Introduction : {{name}}.

## Service fourni « en l'état »

Sous {{replyHours}} heures.

### Œufs & lait

- [Nous](mailto:a@example.com) ;

## Vide

### Détail

Fin.
`;
  expect(dataOf(frontmatter + body)).toMatchObject({
    title: 'Conditions d’exemple',
    address: '/example',
    updated: '2025-06-01',
    updatedText: '1er\u00a0juin\u00a02025',
    intro: 'Introduction : Prune.',
    sections: [
      {
        id: 'service-fourni-en-l-etat',
        depth: 2,
        title: 'Service fourni «\u202fen l’état\u202f»',
        body: 'Sous 24 heures.',
      },
      { id: 'oeufs-lait', depth: 3, title: 'Œufs & lait', body: '- [Nous](mailto:a@example.com) ;' },
      { id: 'vide', depth: 2, body: '' },
      { id: 'detail', depth: 3, body: 'Fin.' },
    ],
  });
});

test.each([
  ['is left out as long as the fact is not given', {}, 'Avant.\n\nAprès.'],
  ['stands there once it is', { consumerMediator: 'Médiation' }, 'Avant.\n\nMédiation, à Paris.\n\nAprès.'],
])('a paragraph that names a fact of the law %s', (_, given, intro) => {
  const text = `${frontmatter}\nAvant.\n\n{{consumerMediator}}, à Paris.\n\nAprès.\n`;
  expect(dataOf(text, { ...facts, ...given })).toMatchObject({ intro });
});

test.each([
  ['nothing but text', 'Texte.\n', '1:1 Le fichier commence par un en-tête'],
  [
    'a frontmatter that is not closed',
    frontmatter.replace(/---\n$/, '\nTexte.\n'),
    '1:1 Le fichier commence par un en-tête',
  ],
  ['no text', frontmatter, '7:1 Le document n’a pas de texte.'],
  [
    'a language that is none',
    `${frontmatter.replace('lang: fr', 'lang: xx')}\nTexte.\n`,
    '4:7 « lang » doit être un code',
  ],
  ['an unknown token', `${frontmatter}\nDe {{nam}}.\n`, '9:4 {{nam}} n’est pas un fait'],
  [
    'a missing fact in a heading',
    `${frontmatter}\n## {{publisherName}}\n\nTexte.\n`,
    '9:4 {{publisherName}} n’a pas encore',
  ],
])('%s: a diagnostic at its position', (_what, text, message) => {
  expect(diagnosticsOf(text)[0]).toContain(message);
  expect(dataOf(text)).toBeUndefined();
});

/** Markdown with a mark where the diagnostic stands, and a part of its message. */
test.each([
  ['HTML', 'A ¦<br> word.', 'HTML'],
  ['a picture', 'See ¦![it](/a.png).', 'image'],
  ['a link without a text', 'See ¦[](/a).', 'pas complet'],
  ['a link without an address', 'See ¦[it]().', 'pas complet'],
  ['a link whose address stands elsewhere', 'See ¦[it][a].\n\n[a]: /a', 'pas complet'],
  ['a link that is badly written', 'See ¦[it](http://a.example).', 'en https:'],
  ['a link with a space in its midst', 'See [it¦] (/a).', 'On verrait ] ('],
  ['bold that is not closed', 'A ¦**word', 'On verrait **'],
  ['emphasis that is not closed', 'A ¦*word', 'On verrait *'],
  ['a link with its brackets swapped', 'See (it¦)[/a].', 'On verrait )['],
  ['a table', '| a | b |\n|¦---|---|\n| c | d |', 'un tableau ne s’affiche pas'],
  ['a list as Word writes it', 'A :\n\n¦•\tone\n•\ttwo', 'On verrait • '],
  ['a heading without its space', '¦##Title', 'On verrait ##'],
  ['text as code', 'A.\n\n¦    B.', 'espaces'],
  ['a heading in a quotation', 'A.\n\n> ¦# Title', 'gras'],
  ['a second title of the page', '¦# Title\n\nA.', 'Écris ##'],
  ['a heading too deep', '## A\n\nA.\n\n### C\n\nC.\n\n¦#### B\n\nB.', 'Écris ###'],
  ['a level left out', 'A.\n\n¦### B\n\nB.', 'Écris ##'],
  ['a number before a title', '¦## 1. Scope\n\nA.', 'Enlève « 1. »'],
  ['a Roman number before a title', '¦## Article IV : Scope\n\nA.', 'Enlève « Article IV : »'],
  ['an empty heading', 'A.\n\n¦##\n\nB.', 'Il manque un titre'],
  ['a heading with nothing below it', '¦## A\n\n## B\n\nOne.', 'un texte sous ce titre'],
])('Markdown: %s: one diagnostic, at its position', (_, marked, message) => {
  const { text, position } = takeMark(`${frontmatter}${marked}\n`);
  const [diagnostic, ...others] = diagnosticsOf(text);
  expect(diagnostic).toContain(message);
  expect(diagnostic).toMatch(`${position} `);
  expect(others).toEqual([]);
});

test.each([
  ['a document', 'A.\n\n## 14 days\n\nB.\n\n### C\n\n- one\n\n## D\n\n### E\n\n> A *quotation*.'],
  [
    'links, marks of bold and code',
    'See [a page](https://a.example), **bold**, `a**b`, \\**, #1, 5 * 3 | (a) [b](/a), x·y.',
  ],
  ['a closed block of code', '```yaml\na: 1\n```'],
])('Markdown: %s passes', (_, markdown) => {
  expect(diagnosticsOf(`${frontmatter}${markdown}\n`)).toEqual([]);
});
