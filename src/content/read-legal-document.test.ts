import type { Facts } from '../schema/site';
import { readDocument } from './read-document';
import { SourceText } from './source-text';

const facts = { name: 'Prune', replyHours: 24, legalUpdated: '2025-06-01' } as Partial<Facts>;

const head = `---
title: Conditions d'exemple
description: "Une description assez longue pour être affichée : elle dit ce que contient la page."
lang: fr
path: /example
updated: "{{legalUpdated}}"
---
`;

const read = (text: string, known = facts) =>
  readDocument({ type: 'LegalDocument', file: 'legal/example.md', lang: 'fr' }, new SourceText('a.md', text), known);

/** What is told of it, each as `line:column message`. */
const faults = (text: string): string[] =>
  read(text).diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** The document, if it has no faults. */
const dataOf = (text: string, known = facts) => {
  const { document } = read(text, known);
  return document?.type === 'LegalDocument' ? document.data : undefined;
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
  expect(dataOf(head + body)).toMatchObject({
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

test('a former version stands at the address of its day', () => {
  const former = head.replace('lang:', 'former: true\nlang:').replace('"{{legalUpdated}}"', '2025-06-01');
  expect(dataOf(`${former}\nTexte.\n`)).toMatchObject({
    former: true,
    path: '/example',
    address: '/example/2025-06-01',
  });
});

test('what changed and what is announced are texts that a person writes', () => {
  const written = 'changes: Le délai change.\nannouncement: Dès le 1er août, **48 heures**.\nlang:';
  expect(dataOf(`${head.replace('lang:', written)}\nTexte.\n`)).toMatchObject({
    changes: 'Le délai change.',
    announcement: 'Dès le 1er août, **48 heures**.',
  });
});

test.each([
  ['is left out as long as the fact is not given', {}, 'Avant.\n\nAprès.'],
  ['stands there once it is', { consumerMediator: 'Médiation' }, 'Avant.\n\nMédiation, à Paris.\n\nAprès.'],
])('a paragraph that names a fact of the law %s', (_, given, intro) => {
  const text = `${head}\nAvant.\n\n{{consumerMediator}}, à Paris.\n\nAprès.\n`;
  expect(dataOf(text, { ...facts, ...given })).toMatchObject({ intro });
});

test.each([
  ['nothing but text', 'Texte.\n', '1:1 L’en-tête du fichier manque.'],
  ['a head that is not closed', head.replace(/---\n$/, '\nTexte.\n'), '1:1 L’en-tête du fichier n’est pas fermé.'],
  ['no text', head, '7:1 Le document n’a pas de texte.'],
  ['an unknown key', `${head.replace('path:', 'pat:')}\nTexte.\n`, '5:1 « pat » n’est pas une clé connue ici.'],
  ['a language that is none', `${head.replace('lang: fr', 'lang: xx')}\nTexte.\n`, '4:7 « lang » doit être un code'],
  ['an address without a slash', `${head.replace('/example', 'example')}\nTexte.\n`, '5:7 « path » doit commencer'],
  ['an unknown token', `${head}\nDe {{nam}}.\n`, '9:4 {{nam}} n’est pas un fait'],
  ['a missing fact in a heading', `${head}\n## {{publisherName}}\n\nTexte.\n`, '9:4 {{publisherName}} n’a pas encore'],
  ['raw HTML', `${head}\nUn <b>mot</b>.\n`, '9:4 '],
  ['a heading out of order', `${head}\n### Titre\n\nTexte.\n`, '9:1 '],
])('%s is refused where it stands', (_what, text, message) => {
  const [first] = faults(text);
  expect(first).toContain(message);
  expect(dataOf(text)).toBeUndefined();
});
