import { readFileSync } from 'node:fs';
import { linesOf } from '../../tests/diagnostics';
import { matchContentType } from '../schema/content-types';
import type { Facts } from '../schema/site';
import { readDocument } from './read-document';
import { SourceText } from './source-text';

const facts = { name: 'Prune', trialDays: 3, rating: 4.9, liveChatUrl: '' } as Partial<Facts>;

/** A content file as it is read. */
const read = (file: string, text: string) => {
  const match = matchContentType(file);
  if (!match) throw new Error(`${file} is no content`);
  return readDocument({ ...match, file }, new SourceText(`content/${file}`, text), facts);
};

const diagnosticsOf = (file: string, text: string): string[] => linesOf(read(file, text).diagnostics);

const notFound = {
  file: 'errors/not-found.yaml',
  text: `title: Cette page est vide
text: Rien à voir avec {{name}}.
linksTitle: Par ici
links:
  - label: Accueil
    to: /
description: La page demandée n’existe pas, ou plus. Voici des liens vers celles qui sont là.
illustration: ../images/empty.svg
searchTitle: Page introuvable
`,
};

const testimonials = {
  file: 'landing/testimonials.yaml',
  text: `title: Elles en parlent
ageLabel: ans
items:
${['Anne', 'Berthe', 'Claude']
  .map(
    (name) =>
      `  - name: ${name}\n    age: 41\n    portrait: ../a.svg\n    alt: Une femme\n    stars: 5\n    quote: C’est bien.\n    sample: true\n`,
  )
  .join('')}`,
};

const faq = {
  file: 'support/faq.fr.yaml',
  text: `title: Questions
permalink: Lien
groups:
  - id: all
    title: Toutes
    items:
      - id: one
        question: Combien de jours ?
        answer: |
          Il y en a {{trialDays}}.
`,
};

test.each([notFound, testimonials, faq])('good content passes: $file', ({ file, text }) => {
  expect(diagnosticsOf(file, text)).toEqual([]);
});

test('tokens are replaced, plain texts typeset, Markdown left for the pages', () => {
  expect(read(notFound.file, notFound.text.replace('Rien à', 'Rien !')).validDocument?.data).toMatchObject({
    text: 'Rien\u202f! voir avec Prune.',
  });
  expect(read(faq.file, faq.text).validDocument?.data).toMatchObject({
    groups: [{ items: [{ answer: 'Il y en a 3.' }] }],
  });
});

const title = 'Cette page est vide';

/** A row: the mistake, its file, a part of the text, its replacement, and the diagnostic. */
type Row = [what: string, file: typeof faq, from: string | RegExp, to: string, diagnostic: string];

test.each<Row>([
  ['a misspelt key', notFound, 'linksTitle', 'linkTitle', '3:1 « linkTitle » n’est pas une clé connue ici. Voulais-tu'],
  ['an unknown key', notFound, 'text:', 'other: A\ntext:', '2:1 « other » n’est pas une clé connue ici. Possible ici'],
  ['a misspelt key of a text with a token', notFound, 'text:', 'txet:', '2:1 « txet » n’est pas une clé connue ici'],
  ['a missing text', notFound, /^title.*\n/, '', '1:1 « title » manque. Écris un texte après « title: ».'],
  ['a missing list', notFound, /^links:\n(?: .*\n)+/m, '', '1:1 « links » manque. Écris une liste'],
  ['a missing yes or no', testimonials, /^ {4}sample: true\n/m, '', '4:5 « sample » manque. Écris true ou false'],
  ['an empty value', notFound, title, '', '1:1 « title » est vide.'],
  ['an empty list', notFound, /links:\n(?: .*\n)+/, 'links: []\n', '4:8 « links » a 0 entrée'],
  ['an empty entry', notFound, / {2}- label.*\n.*\n/, '  -\n', '5:4 « entrée 1 de links » est vide.'],
  ['a list for a text', notFound, title, '\n  - Cette page', '2:3 « title » n’est pas lu comme un texte'],
  ['a token alone', notFound, title, '{{name}}', '1:8 « title » n’est pas lu comme un texte'],
  ['a text for a list', notFound, /links:\n(?: .*\n)+/, 'links: Accueil\n', '4:8 « links » n’a pas la bonne forme'],
  ['a text for a block', notFound, /- label.*\n.*\n/, '- Accueil\n', '5:5 « entrée 1 de links » n’a pas la bonne'],
  ['a text for a number', testimonials, '41', '"41"', '5:10 « age » n’a pas la bonne forme. Écris un nombre'],
  ['a number too large', testimonials, 'stars: 5', 'stars: 11', '8:12 « stars » vaut 11. Écris au plus 5.'],
  ['yes for true', testimonials, 'sample: true', 'sample: yes', '10:13 « sample » n’a pas la bonne forme. Écris true'],
  ['a day that does not exist', testimonials, 'sample:', 'consent: 2025-02-30\n    sample:', '10:14 « consent » doit'],
  ['a text too long', notFound, title, 'très '.repeat(20), '1:8 « title » a 99 caractères ; il en faut au plus 60.'],
  ['a text too short', notFound, /La page demandée.*/, 'Trop court', '7:14 « description » a 10 caractères'],
  ['an entry too few', testimonials, / {2}- name: Berthe[\s\S]*/, '', '4:3 « items » a 1 entrée ; il en faut au moins'],
  ['the name of a file as alternative text', testimonials, 'Une femme', 'femme.png', '7:10 « alt » est le nom d’un'],
  ['a quotation with its marks', testimonials, 'C’est bien.', '« C’est bien. »', '9:12 « quote » est entre guillemets'],
  ['an unknown token', notFound, '{{name}}', '{{nam}}', '2:24 {{nam}} n’est pas un fait de site.yaml. Voulais-tu'],
  ['a token where none is replaced', faq, 'id: one', 'id: "{{nam}}"', '7:13 « id » doit être en minuscules'],
  ['a token without value', notFound, 'to: /', 'to: "{{liveChatUrl}}"', '6:10 {{liveChatUrl}} n’a pas encore de'],
  [
    'a comment in a text',
    notFound,
    title,
    'Cette page #1 est vide',
    '1:8 Un # après une espace commence un commentaire',
  ],
  ['a comment for a link', notFound, 'to: /', 'to: #faq', '6:5 Un # après une espace commence un commentaire'],
  ['a list in one line', faq, ': |', ': >\n          Oui :\n          - un', '9:17 Le texte commence par >'],
  ['Markdown in an answer, by its line', faq, '{{trialDays}}.', '{{trialDays}}, **non.', '10:36 On verrait **'],
  ['a heading in an answer', faq, 'Il y en a', '## Il y en a', '10:11 Un titre n’a pas sa place ici'],
])('%s: one diagnostic, at its position', (_what, { file, text }, from, to, message) => {
  expect(diagnosticsOf(file, text.replace(from, to))).toEqual([expect.stringContaining(message)]);
});

const linkTo = (to: string) => diagnosticsOf(notFound.file, notFound.text.replace('to: /', `to: "${to}"`));

test.each([
  'http://example.com',
  'help@example.com',
  'tel:01 23',
  '/support page',
  'https://example',
  'https://example.com,',
  'mailto:help',
  'mailto:a@example.com?subjet=a',
  'mailto:a@example.com?subject=50%',
  'support',
])('the link %s is refused', (to) => {
  expect(linkTo(to)).toEqual([expect.stringContaining(`« ${to} ». Écris une page (/support)`)]);
});

test.each([
  '/',
  '/support#faq',
  '#faq',
  'tel:+33123456789',
  'https://example.com/a?b=(c)',
  'mailto:a@example.com?subject=50%25&body=b',
])('the link %s passes', (to) => {
  expect(linkTo(to)).toEqual([]);
});

test.each([
  ['', '1:1 Le fichier est vide'],
  ['# Plus tard\n', '1:1 Le fichier est vide'],
  ['<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> branch\n', '1:1 Deux versions'],
  ['title: fa\ufffdon\n', '1:10 Un caractère ne se lit pas'],
  ['title: faÃ§on\n', '1:10 Un caractère ne se lit pas'],
  ['title: fa\u00adçon\n', '1:10 Un caractère U+00AD'],
])('the file %j has one diagnostic', (text, message) => {
  expect(diagnosticsOf(notFound.file, text)).toEqual([expect.stringContaining(message)]);
});

test('the total of a plate is the sum of its foods', () => {
  const text = readFileSync('content/landing/features.yaml', 'utf8').replace(/ total: \d+/, ' total: 1');
  const message = /« total » vaut 1, et les aliments font (\d+) ensemble\. Écris \1, ou corrige/;
  expect(diagnosticsOf('landing/features.yaml', text)).toEqual([expect.stringMatching(message)]);
});
