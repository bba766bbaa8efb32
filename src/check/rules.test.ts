import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { takeMark } from '../../tests/diagnostics';
import { escaped } from '../content/source-text';
import { reloadContent } from '../load-content';
import { unknownLanguages } from './trial-and-rating';

// Pictures take long to make on a busy machine.
jest.setTimeout(30_000);

const fact = (value: string) => `{ value: "${value}", sample: false }`;
const facts = `name: ${fact('Prune')}
siteUrl: ${fact('https://prune.example')}
supportEmail: ${fact('aide@prune.example')}
appStoreUrl: ${fact('https://apps.apple.com/fr/app/prune/id1234567890')}
rating: 4.7
trialDays: 5
`;

const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;

/** The diagnostics of some files beside the facts, each as `file:line:column message`. Other files are reported as missing. */
const check = async (files: Record<string, string | Buffer>): Promise<string[]> => {
  count += 1;
  const dir = path.join(root, String(count), 'content');
  for (const [file, text] of Object.entries({ 'site.yaml': facts, ...files })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const { diagnostics } = await reloadContent(dir);
  return diagnostics.map(
    ({ file, line, column, message }) => `${file.replace('content/', '')}:${line}:${column} ${message}`,
  );
};

const legal = (head: string, body = 'Un texte.') => `---
title: Un document
description: Un document de plus, pour essayer les règles sur les documents.
lang: fr
updated: 2025-06-15
${head}
---

${body}
`;

const faq = (...ids: string[]) =>
  `title: Questions\npermalink: Lien\ngroups:\n  - id: usage\n    title: Usage\n    items:\n${ids
    .map((id) => `      - id: ${id}\n        question: Une question ?\n        answer: Une réponse.\n`)
    .join('')}`;

const search = (...ids: string[]) =>
  `ignored: [le]\nsynonyms: []\nquestions:\n${ids.map((id) => `  - { id: ${id}, asked: [mot] }\n`).join('')}`;

type Files = Record<string, string>;

/** The files of a row with its text in its place. */
const inHead = (head: string): Files => ({ 'legal/a.md': legal(head) });
const inBody = (body: string): Files => ({ 'legal/a.md': legal('path: /a', body), 'legal/b.md': legal('path: /b') });
const inTerms = (title: string): Files => ({
  'legal/terms.md': legal('path: /terms').replace('title: Un document', title),
});
const inFaq = (ids: string): Files => ({ 'support/faq.fr.yaml': faq(...ids.split(', ')) });
const inSearch = (ids: string): Files => ({ ...inFaq('sync'), 'support/search.fr.yaml': search(...ids.split(', ')) });
const inAnswer = (answer: string): Files => ({
  'support/faq.fr.yaml': `${faq('a')}          ${answer}`,
});
const inNavigation = (text: string): Files => ({ 'navigation.fr.yaml': text });
const inHero = (yaml: string): Files => ({ 'landing/hero.yaml': yaml });
const inLede = (text: string): Files => inHero(`# Accueil\nlede: ${text}\n`);
const inTrial = (text: string): Files => ({ 'landing/free-trial.yaml': `text: ${text}\n` });
const inSupport = (to: string): Files => ({
  'support/support.fr.yaml': `path: /aide\ncards:\n  - button: { to: ${to} }\n`,
  'support/support.en.yaml': 'path: /help\n',
  'legal/draft.md': legal('path: /draft\nneeds: [vatNumber]'),
});
const inNotFound = (to: string): Files => ({ 'errors/not-found.yaml': `links:\n  - to: ${to}\n` });
const besideLegal = (head: string): Files => ({ ...inHead('path: /a'), 'legal/b.md': legal(head) });
const besideHero = (file: string): Files => {
  const [name = '', text = ''] = file.split(' > ');
  return { 'landing/hero.yaml': 'lede: Bonjour !\n', [name]: text };
};
const withSection = (head: string): Files => ({
  'legal/a.md': legal(`path: /a\n${head}`, '## Objet\n\nUn texte.'),
});

const withFigure = (section: string): Files => ({
  'guides/a.md': legal('', '## Objet\n\nUn texte.')
    .replace(
      'lang: fr',
      'published: 2025-06-15\nsearchTitle: Un titre\nlabel: Un lien\nrelated: [{ label: A, to: / }]\nillustration: a.svg',
    )
    .replace('\n\n---', `\nfigures: [{ section: ${section}, image: a.svg, alt: Un dessin. }]\n---`),
});

/** In the refused text, ¦ stands at the position of the diagnostic. */
type Row = [what: string, files: (text: string) => Files, accepted: string, refused: string, message: string];

const rows: Row[] = [
  ['ids: a path twice', besideLegal, 'path: /b', 'path: ¦/a', 'aussi celle de content/legal/a.md'],
  ['ids: a question twice', inFaq, 'sync, photos', 'sync, ¦sync', '« sync » sert deux fois'],
  ['ids: one of another part of the page', inFaq, 'contact-nous', '¦contact', 'autre partie de la page'],
  ['ids: no contact blocks in French', inNavigation, 'contacts: []\n', '¦header: {}\n', '« contacts » manque'],
  ['search: a question twice', inSearch, 'sync', 'sync, ¦sync', 'a déjà ses mots'],
  ['search: a question that is not there', inSearch, 'sync', '¦sink', 'Voulais-tu écrire « sync » ?'],
  ['links: a page that is not there', inBody, 'Un [lien](/b).', 'Un ¦[lien](/bb).', 'Voulais-tu écrire « /b » ?'],
  ['links: a section that is not there', inBody, '## Été\n\n[A](#ete)', '## Été\n\n¦[A](#et)', 'écrire « ete » ?'],
  ['links: a draft', inSupport, '/aide', '¦/draft', 'vatNumber'],
  ['links: a support page in another language', inSupport, '/aide', '¦/help', 'Écris /aide'],
  ['links: a section without its page', inNotFound, '/#features', '¦"#features"', 'comme /#features'],
  ['legal facts: one that is not named', inTerms, 'title: {{trialDays}} jours', '¦title: Cinq jours', '{{trialDays}}'],
  [
    'legal sections: a summary of none',
    withSection,
    'summaries: [{ section: objet, text: x }]',
    'summaries: [{ section: ¦objets, text: x }]',
    'Voulais-tu écrire « objet » ?',
  ],
  ['guides: a drawing of no section', withFigure, 'objet', '¦objets', 'Voulais-tu écrire « objet » ?'],
  ['legal sections: a form of none', withSection, 'form: objet', 'form: ¦objets', 'Voulais-tu écrire « objet » ?'],
  [
    'trial terms: the word alone',
    inAnswer,
    'Gratuit {{trialDays}} jours, se renouvelle, à résilier dans l’App Store.',
    'C’est ¦GRATUIT.',
    'n’est jamais seul. Dis dans le même fichier combien de jours',
  ],
  [
    'trial terms: the call to try',
    inTrial,
    '"{{trialDays}} jours, renouvelé, à annuler dans l’App Store."',
    '¦Essaie pendant {{trialDays}} jours.',
    'qu’il se renouvelle',
  ],
  [
    'exclamation marks: two on a page',
    besideHero,
    'errors/not-found.yaml > title: Oh !\n',
    'landing/page.yaml > title: Oh ¦!\n',
    'déjà un point d’exclamation',
  ],
  ['facts: one in a link', inSupport, '"mailto:{{supportEmail}}"', '¦mailto:aide@prune.example', '{{supportEmail}}'],
  ['facts: a name', inLede, 'Une pruneraie', 'Avec ¦Prune, tout va', 'Écris {{name}}'],
  ['facts: a number', inLede, 'Cinq jours, 15 jours, 5 plats', 'Pendant ¦5 jours', 'Écris {{trialDays}}'],
  ['banned words: in any form', inLede, 'Un secret, un décart, 5 détoxes', 'Sans ¦craquages', '« craquages »'],
  ['banned words: a phrase', inLede, 'Une silhouette', 'Ta ¦SILHOUETTE DE REVE', '« SILHOUETTE DE REVE »'],
  ['rating: alone', inLede, '{{rating}}, par nos premières testeuses', 'Notée ¦{{ rating }}', 'sans sa source'],
  ['facts: the rating', inLede, '4,7 kg, version 14,7', 'Notée ¦4,7 sur 5', 'Écris {{rating}}'],
  [
    'rating: another score than the fact',
    inHero,
    'rating: { score: "{{rating}} sur 5" }\n',
    'rating: { score: ¦4 sur 5 }\n',
    'celle de site.yaml',
  ],
  ['draft text: words', inLede, 'Un résumé à compléter', '¦Lorem ipsum dolor', 'reste de brouillon'],
  ['draft text: single braces', inLede, 'Avec {{name}}', 'Avec ¦{name}', 'On verrait {name}'],
  ['draft text: a token that is not closed', inLede, 'Avec {{name}}', 'Avec ¦{{name', 'On verrait {{name'],
  ['plain text: Markdown', inLede, '5 * 3, a_b', 'Un ¦**mot**', 'On verrait **'],
  ['plain text: HTML', inLede, '3 < 5 & 6 > 2', 'Un ¦<b>mot</b>', 'On verrait <b>'],
];

test.each(rows)('%s: refused at its position', async (_, filesOf, accepted, refused, message) => {
  const files = filesOf(refused);
  const [file = '', marked = ''] = Object.entries(files).find(([, text]) => text.includes('¦')) ?? [];
  const { text, position } = takeMark(marked);
  const line = `^${escaped(file)}:${position} .*${escaped(message)}`;
  expect(await check({ ...files, [file]: text })).toContainEqual(expect.stringMatching(line));
  const lines = await check(filesOf(accepted));
  expect(lines.filter((other) => other.includes(message) && other.startsWith(file))).toEqual([]);
});

test.each([
  ['an unknown file', ['legal/cookies.md'], ['legal/cookies.md.txt'], 'legal/cookies.md.txt', 'Corrige son nom'],
  ['a guide whose name is no address', ['guides/a-b.md'], ['guides/À b.md'], 'guides/À b.md', 'Corrige son nom'],
  ['a required file', ['interface.fr.yaml'], ['navigation.fr.yaml'], 'interface.fr.yaml', 'site en a besoin'],
  [
    'a required document',
    ['legal/terms.md'],
    ['legal/privacy.md'],
    'legal/terms.md',
    'Aucun document n’a « path: /terms »',
  ],
  [
    'a file that a language needs',
    ['navigation.en.yaml', 'interface.en.yaml'],
    ['navigation.en.yaml'],
    'interface.en.yaml',
    'navigation.en.yaml en a besoin',
  ],
])('%s: reported at the start of the file', async (_, accepted, refused, file, message) => {
  const linesFor = async (files: string[]) => {
    const texts = files.map((name) => [name, legal(`path: /${path.basename(name, '.md')}`)]);
    return (await check(Object.fromEntries(texts))).filter((line) => line.startsWith(`${file}:1:1 `)).join();
  };
  expect(await linesFor(refused)).toContain(message);
  expect(await linesFor(accepted)).not.toContain(message);
});

test('the words of other languages, and of archived versions, are their own', async () => {
  const words = 'Un écart interdit.';
  const linesOf = async (files: Files) => (await check(files)).join();
  expect(await linesOf({ 'support/support.en.yaml': `title: ${words}\n` })).not.toContain('n’emploie pas');
  expect(await linesOf({ 'legal/old.md': legal('path: /a\nformer: true', words) })).not.toContain('n’emploie pas');
  expect(await linesOf({ 'legal/new.md': legal('path: /a', words) })).toContain('n’emploie pas');
});

test('languages whose words for the trial and the rating are unknown are named', () => {
  expect(unknownLanguages([{ lang: 'fr' }, { lang: 'de' }, { lang: 'de' }])).toEqual(['de']);
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b06' } });
  const svg = (attributes: string, inside = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const withScreenshot = (file: string) => inHero(`screenshot:\n  image: ../images/${file}\n`);
  const screen = () => picture(900, 1800).png().toBuffer();

  const photo = () => picture(900, 1800).jpeg().toBuffer();
  /** As some phones write them: in the header of the scan, the last coefficient (Se) is 0. */
  const ofSamsung = async () => {
    const jpeg = await photo();
    const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda])) + 2;
    jpeg[scan + jpeg.readUInt16BE(scan) - 2] = 0;
    return jpeg;
  };

  test.each<[what: string, file: string, make: () => Promise<Buffer | string>, message: string, stored?: string]>([
    ['a missing picture', 'screens/b.png', screen, 'Voulais-tu écrire ../images/screens/a.png', 'screens/a.png'],
    ['a name with other capitals', 'screens/a.png', screen, '../images/Screens/a.PNG ?', 'Screens/a.PNG'],
    ['another folder', 'a.png', screen, 'écrire ../images/screens/a.png ?', 'screens/a.png'],
    ['a name with other accents', 'é.png', screen, 'sans accents', 'e\u0301.png'],
    ['a name with a special character of addresses', 'a & b.jpg', photo, 'contient « & »'],
    ['a photo that is cut off', 'a.jpg', async () => (await photo()).subarray(0, -40), 'JPG entière'],
    ['another format than its name', 'screens/a.jpg', screen, 'n’est pas une image JPG entière'],
    ['too narrow', 'screens/a.png', () => picture(899, 1800).png().toBuffer(), 'au moins 900'],
    ['another shape', 'screens/a.png', () => picture(900, 900).png().toBuffer(), 'fois plus haut que large'],
    ['a kind that no browser shows', 'screens/a.tiff', () => picture(900, 1800).tiff().toBuffer(), 'format possible'],
    ['a drawing without its shape', 'screens/a.svg', async () => svg('width="9" height="18"'), 'viewBox'],
    [
      'a drawing that weighs too much',
      'screens/a.svg',
      async () => svg('viewBox="0 0 9 18"', `<desc>${'x'.repeat(60_000)}</desc>`),
      '60 ko au plus',
    ],
  ])('%s is refused', async (_, file, make, message, stored = file) => {
    const lines = await check({ ...withScreenshot(file), [`images/${stored}`]: await make() });
    expect(lines).toContainEqual(expect.stringMatching(`^landing/hero\\.yaml:2:10 .*${escaped(message)}`));
  });

  test.each<[file: string, make: () => Promise<Buffer | string>]>([
    ['a.png', screen],
    ['a.jpg', photo],
    ["Une photo d'été (1) [2] 100%.JPG", photo],
    ['samsung.jpg', ofSamsung],
    ['turned.jpg', () => picture(1800, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['cmyk.jpg', () => picture(900, 1800).toColourspace('cmyk').jpeg().toBuffer()],
    ['a.svg', async () => svg('viewBox="0 0 9 18"', '<path d="M0 0h9"/>')],
  ])('%s is accepted', async (file, make) => {
    const lines = await check({ ...withScreenshot(file), [`images/${file}`]: await make() });
    expect(lines.filter((line) => line.startsWith('landing/hero.yaml:2:10'))).toEqual([]);
  });

  test('a picture for shared links has its size, and is light', async () => {
    const share = { 'landing/page.yaml': 'shareImage: ../images/share.png\n' };
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const of = (width: number) => sharp({ create: { width, height: 630, channels: 3, background: '#000', noise } });
    const linesAt = async (width: number) =>
      (await check({ ...share, 'images/share.png': await of(width).png().toBuffer() })).join();
    expect(await linesAt(1201)).toContain('il faut 1200 × 630');
    expect(await linesAt(1200)).toContain('300 ko au plus');
  });
});

describe('drawings', () => {
  const drawing = (inside: string): Files => ({
    'images/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>`,
  });
  const linesOf = async (files: Files) => (await check(files)).filter((line) => line.startsWith('images/'));

  test.each([
    ['a script', '<script>x()</script>', 1],
    ['a script by another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>', 1],
    ['HTML', '<foreignObject><p>x</p></foreignObject>', 1],
    ['a link', '<a href="#b">x</a>', 1],
    ['what runs', '<g onclick="x()"/>', 4],
    ['an address that runs', '<set to="JavaScript:x()"/>', 10],
    ['an address elsewhere', '<use xlink:href = "https://b.example#c"/>', 6],
    ['a picture elsewhere', '<image href="/b.png"/>', 8],
    ['a fill from elsewhere', '<g fill="url(https://b.example#c)"/>', 10],
    ['a style from elsewhere', '<style>@import "b.css";</style>', 8],
    ['an entity', '<g>&b;</g>', 4],
    ['an instruction', '<?xml-stylesheet href="#b"?>', 1],
    ['a document type', '<!DOCTYPE svg>', 1],
  ])('%s is refused', async (_, inside, column) => {
    expect((await linesOf(drawing(inside)))[0]).toMatch(new RegExp(`^images/a\\.svg:2:${column} Le dessin contient`));
  });

  test('shapes, styles and references within the file are not', async () => {
    const inside = `<!-- on the table = 2 --><style>g:target { fill: url(#b) } @media print { g { fill: #000 } }</style>
      <linearGradient id="b"/><g id="c" fill="url('#b')" class="on"><title>Un &amp; deux &#8217;</title></g><use href="#c"/>`;
    expect(await linesOf(drawing(inside))).toEqual([]);
  });
});
