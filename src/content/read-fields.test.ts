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

/** What is told of it, each as `line:column message`. */
const faults = (file: string, text: string): string[] =>
  read(file, text).diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);

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
  expect(faults(file, text)).toEqual([]);
});

test('tokens are replaced, plain texts typeset, Markdown left for the pages', () => {
  expect(read(notFound.file, notFound.text.replace('Rien à', 'Rien !')).document?.data).toMatchObject({
    text: 'Rien\u202f! voir avec Prune.',
  });
  expect(read(faq.file, faq.text).document?.data).toMatchObject({
    groups: [{ items: [{ answer: 'Il y en a 3.' }] }],
  });
});

const title = 'Cette page est vide';

test.each([
  [
    'a misspelt key',
    notFound,
    ['linksTitle', 'linkTitle'],
    '3:1 « linkTitle » n’est pas une clé connue ici. Voulais-tu',
  ],
  [
    'an unknown key',
    notFound,
    ['text:', 'other: A\ntext:'],
    '2:1 « other » n’est pas une clé connue ici. Possible ici',
  ],
  ['a missing text', notFound, [/^title.*\n/, ''], '1:1 « title » manque. Écris un texte après « title: ».'],
  ['a missing list', notFound, [/^links:\n(?: .*\n)+/m, ''], '1:1 « links » manque. Écris une liste'],
  [
    'a missing picture',
    notFound,
    [/^illustration.*\n/m, ''],
    '1:1 « illustration » manque. Écris le chemin d’une image',
  ],
  ['a missing yes or no', testimonials, [/^ {4}sample: true\n/m, ''], '4:5 « sample » manque. Écris true ou false'],
  ['an empty value', notFound, [title, ''], '1:1 « title » est vide.'],
  ['an emptied text', notFound, [title, '""'], '1:8 « title » est vide.'],
  ['a text of spaces', notFound, [title, '"   "'], '1:8 « title » est vide.'],
  ['a text of which nothing is seen', notFound, [title, `"${'\u200d'.repeat(9)}"`], '1:8 « title » ne contient rien'],
  ['an empty list', notFound, [/links:\n(?: .*\n)+/, 'links: []\n'], '4:8 « links » est une liste vide.'],
  ['an empty entry', notFound, [/ {2}- label.*\n.*\n/, '  -\n'], '5:4 « entrée 1 de links » est vide.'],
  ['a list for a text', notFound, [title, '\n  - Cette page'], '2:3 « title » est une liste.'],
  ['a block for a text', notFound, [title, '\n  fr: Cette page'], '2:3 « title » doit être un seul texte'],
  [
    'a number for a text',
    notFound,
    [title, '0404'],
    '1:8 « title » n’est pas lu comme un texte. Mets-le entre guillemets doubles : "0404".',
  ],
  ['a text for a list', notFound, [/links:\n(?: .*\n)+/, 'links: Accueil\n'], '4:8 « links » n’est pas une liste.'],
  [
    'a text for a block',
    notFound,
    [/- label.*\n.*\n/, '- Accueil\n'],
    '5:5 « entrée 1 de links » demande plusieurs lignes',
  ],
  ['a text for a number', testimonials, ['41', '"41"'], '5:10 « age » n’est pas un nombre entier.'],
  ['a comma in a number', testimonials, ['stars: 5', 'stars: 4,5'], '8:12 « stars » n’est pas un nombre entier.'],
  ['a number too large', testimonials, ['stars: 5', 'stars: 11'], '8:12 « stars » vaut 11. Écris 5 ou moins.'],
  ['yes for true', testimonials, ['sample: true', 'sample: yes'], '10:13 « sample » n’est ni true ni false.'],
  [
    'a day that does not exist',
    testimonials,
    ['sample: true', 'consent: 2025-02-30\n    sample: false'],
    '10:14 « consent » doit être une date',
  ],
  [
    'a text too long',
    notFound,
    [title, 'très '.repeat(20)],
    '1:8 « title » a 99 caractères ; il y a de la place pour 60. Raccourcis-le de 39.',
  ],
  ['accents as characters of their own', notFound, [title, 'e\u0301'.repeat(61)], '1:8 « title » a 61 caractères'],
  [
    'a text too short',
    notFound,
    [/La page demandée.*/, 'Trop court'],
    '7:14 « description » a 10 caractères ; il en faut au moins 50.',
  ],
  [
    'an entry too few',
    testimonials,
    [/ {2}- name: Berthe[\s\S]*/, ''],
    '4:3 « items » a 1 entrée ; il en faut au moins 2. Ajoutes-en 1.',
  ],
  [
    'the name of a file as alternative text',
    testimonials,
    ['Une femme', 'femme.png'],
    '7:10 « alt » est le nom d’un fichier',
  ],
  [
    'a quotation with its marks',
    testimonials,
    ['C’est bien.', '« C’est bien. »'],
    '9:12 « quote » est entre guillemets',
  ],
  ['an id with capitals', faq, ['id: one', 'id: One'], '7:13 « id » doit être en minuscules'],
  [
    'an unknown token',
    notFound,
    ['{{name}}', '{{nam}}'],
    '2:24 {{nam}} n’est pas un fait de site.yaml. Voulais-tu écrire « name » ?',
  ],
  ['an unknown token in an answer', faq, ['{{trialDays}}', '{{days}}'], '10:21 {{days}} n’est pas un fait'],
  [
    'a token without value',
    notFound,
    ['{{name}}', '{{liveChatUrl}}'],
    '2:24 {{liveChatUrl}} n’a pas encore de valeur.',
  ],
  [
    'a comment in a text',
    notFound,
    [title, 'Cette page #1 est vide'],
    '1:8 Un # après une espace commence un commentaire',
  ],
  [
    'a comment for a link',
    notFound,
    ['to: /', 'to: #faq'],
    '6:5 « to » est vide : ce qui suit # est un commentaire. Mets la valeur entre guillemets doubles : "#faq".',
  ],
  [
    'a list folded into one line',
    faq,
    ['answer: |', 'answer: >\n          Oui :\n          - un'],
    '9:17 Le texte commence par >',
  ],
  ['paragraphs folded into one', faq, ['answer: |', 'answer: >\n          Oui.\n'], '9:17 Le texte commence par >'],
] as [string, typeof faq, [string | RegExp, string], string][])(
  '%s is refused where it stands',
  (_what, { file, text }, [from, to], message) => {
    const broken = text.replace(from, to);
    expect(broken).not.toBe(text);
    const found = faults(file, broken);
    expect(found[0]).toContain(message);
    expect(found).toHaveLength(1);
  },
);

test.each([
  ['http://example.com', 'Écris https:'],
  ['help@example.com', 'Écris mailto:'],
  ['tel:01 23', 'espace'],
  ['tel:abc', 'chiffres seuls'],
  ['/support page', 'espace'],
  ['https://example', 'adresse entière'],
  ['https://example.com,', 'adresse entière'],
  ['mailto:help', 'adresse e-mail après mailto:'],
  ['mailto:a@example.com?subjet=a', '?subject='],
  ['mailto:a@example.com?subject=a?body=b', '?subject='],
  ['mailto:a@example.com?subject=50%', '%25'],
  ['/support/', 'sans la barre oblique'],
  ['support', 'Écris une page (/support)'],
])('the link %s is refused', (to, message) => {
  expect(faults(notFound.file, notFound.text.replace('to: /', `to: "${to}"`))).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  '/',
  '/support#faq',
  '#faq',
  'tel:+33123456789',
  'https://example.com/a?b=(c)',
  'mailto:a@example.com?subject=50%25&body=b',
])('the link %s passes', (to) => {
  expect(faults(notFound.file, notFound.text.replace('to: /', `to: "${to}"`))).toEqual([]);
});

test.each([
  ['', '1:1 Le fichier est vide'],
  ['# Plus tard\n', '1:1 Le fichier est vide'],
  ['<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> branch\n', '1:1 Deux versions'],
  ['title: fa\ufffdon\n', '1:10 Un caractère U+FFFD'],
  ['title: fa\u202eçon\n', '1:10 Un caractère U+202E'],
  ['title: faÃ§on\n', '1:10 « Ã§ »'],
])('of the file %j one thing is told', (text, message) => {
  expect(faults(notFound.file, text)).toEqual([expect.stringContaining(message)]);
});

test('the total of a plate is the sum of its foods', () => {
  const food = '        - { name: Riz, kcal: 156, drawing: ../a.svg, laid: true }\n';
  const card = '  - title: Une carte\n    text: Son texte\n    illustration: ../a.svg\n';
  const words =
    '      legend: Ici\n      energy: "{kcal} kcal"\n      sum: "Posé {kcal}"\n      whole: "En tout {kcal}"\n';
  const plate = (total: number) => `    plate:\n${words}      total: ${total}\n      foods:\n${food.repeat(5)}`;
  const written = (total: number) => `title: Tout\nintro: Voici.\nitems:\n${card}${plate(total)}${card.repeat(3)}`;
  expect(faults('landing/features.yaml', written(780))).toEqual([]);
  expect(faults('landing/features.yaml', written(779))).toEqual([
    '12:14 « total » vaut 779, et les aliments font 780 ensemble. Écris 780, ou corrige leurs « kcal ».',
  ]);
});
