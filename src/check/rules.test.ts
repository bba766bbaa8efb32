import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { escaped } from '../content/source-text';
import { reloadContent } from './load-content';

// Pictures take long to make on a busy machine.
jest.setTimeout(30_000);

type Files = Record<string, string | Buffer>;

const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;

const read = (files: Files) => {
  count += 1;
  const dir = path.join(root, String(count), 'content');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return reloadContent(dir);
};

/** What the check says of some files: position and message. Of files that are not there it says that they are missing. */
const check = async (files: Files): Promise<string[]> =>
  (await read(files)).diagnostics.map(
    ({ file, line, column, message }) => `${file.replace('content/', '')}:${line}:${column} ${message}`,
  );

const fact = (value: string) => `{ value: "${value}", sample: false }`;
const facts = `name: ${fact('Prune')}
siteUrl: ${fact('https://prune.example')}
supportEmail: ${fact('aide@prune.example')}
appStoreUrl: ${fact('https://apps.apple.com/fr/app/prune/id1234567890')}
rating: 4.7
trialDays: 5
`;

const legal = (head: string, body = 'Un texte.') => `---
title: Un document
description: Un document de plus, pour essayer ce que la vérification dit de lui.
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

/** A row: what is accepted, what is refused, where, and what the message says. */
type Row = [what: string, accepted: Files, refused: Files, at: string, message: string];

/** Rows on a single text, the lede of the landing page, whose line is the second. */
const texts = ([what, accepted, refused, column, message]: [string, string, string, number, string]): Row => {
  const files = (text: string): Files => ({ 'site.yaml': facts, 'landing/hero.yaml': `# Accueil\nlede: ${text}\n` });
  return [what, files(accepted), files(refused), `landing/hero.yaml:2:${column}`, message];
};

const hero = (to: string) => ({ 'landing/hero.yaml': `screenshot:\n  image: ../images/${to}\n` });

const rows: Row[] = [
  [
    'files: an unknown one',
    { 'legal/cookies.md': legal('path: /cookies') },
    { 'legal/cookies.md.txt': legal('path: /cookies') },
    'legal/cookies.md.txt:1:1',
    'Corrige son nom',
  ],
  [
    'files: a required one',
    { 'site.yaml': facts },
    { 'navigation.fr.yaml': '{}' },
    'site.yaml:1:1',
    'site en a besoin',
  ],
  [
    'files: one that a language needs',
    { 'navigation.en.yaml': '{}', 'interface.en.yaml': '{}' },
    { 'navigation.en.yaml': '{}' },
    'interface.en.yaml:1:1',
    'navigation.en.yaml en a besoin',
  ],
  [
    'files: a code that is no language',
    { 'navigation.en.yaml': '{}' },
    { 'navigation.xx.yaml': '{}' },
    'navigation.xx.yaml:1:1',
    'n’est pas un code de langue',
  ],
  [
    'ids: an address twice',
    { 'legal/a.md': legal('path: /a'), 'legal/b.md': legal('path: /b') },
    { 'legal/a.md': legal('path: /a'), 'legal/b.md': legal('path: /a') },
    'legal/b.md:6:7',
    'aussi celle de content/legal/a.md',
  ],
  [
    'ids: an address of the site itself',
    { 'legal/a.md': legal('path: /statics/a') },
    { 'legal/a.md': legal('path: /static/a') },
    'legal/a.md:6:7',
    '/static sert au site',
  ],
  [
    'ids: a question twice',
    { 'support/faq.fr.yaml': faq('sync', 'photos') },
    { 'support/faq.fr.yaml': faq('sync', 'sync') },
    'support/faq.fr.yaml:10:13',
    '« sync » sert deux fois',
  ],
  [
    'ids: one of another part of the page',
    { 'support/faq.fr.yaml': faq('contact-nous') },
    { 'support/faq.fr.yaml': faq('contact') },
    'support/faq.fr.yaml:7:13',
    'autre partie de la page',
  ],
  [
    'ids: no contact blocks in French',
    { 'navigation.fr.yaml': 'contacts: []\n' },
    { 'navigation.fr.yaml': 'header: {}\n' },
    'navigation.fr.yaml:1:1',
    '« contacts » manque',
  ],
  [
    'links: a page that is not there',
    { 'legal/a.md': legal('path: /a', 'Un [lien](/b).'), 'legal/b.md': legal('path: /b') },
    { 'legal/a.md': legal('path: /a', 'Un [lien](/bb).'), 'legal/b.md': legal('path: /b') },
    'legal/a.md:9:4',
    'pas de page /bb. Voulais-tu écrire « /b » ?',
  ],
  [
    'links: a section that is not there',
    { 'legal/a.md': legal('path: /a', '## Litiges\n\nUn [lien](#litiges).') },
    { 'legal/a.md': legal('path: /a', '## Litiges\n\nUn [lien](#litige).') },
    'legal/a.md:11:4',
    'Voulais-tu écrire « litiges » ?',
  ],
  [
    'links: a page that waits for facts',
    { 'legal/a.md': legal('path: /a', 'Un [lien](/b).'), 'legal/b.md': legal('path: /b') },
    { 'legal/a.md': legal('path: /a', 'Un [lien](/b).'), 'legal/b.md': legal('path: /b\nneeds: [vatNumber]') },
    'legal/a.md:9:4',
    'vatNumber',
  ],
  [
    'links: a help page in another language',
    {
      'support/support.en.yaml': 'path: /help\n',
      'landing/hero.yaml': 'lede: x',
      'support/support.es.yaml': 'path: /ayuda',
    },
    {
      'support/support.en.yaml': 'path: /help\n',
      'support/support.es.yaml': 'path: /ayuda\ncards:\n  - button: { label: x, to: /help }\n',
    },
    'support/support.es.yaml:3:29',
    'Écris /ayuda',
  ],
  [
    'legal facts: a document that is not there',
    { 'legal/privacy.md': legal('path: /privacy'), 'legal/terms.md': legal('path: /terms') },
    { 'legal/privacy.md': legal('path: /privacy') },
    'legal/terms.md:1:1',
    'Aucun document n’a « path: /terms »',
  ],
  [
    'legal facts: one that the document must name',
    { 'site.yaml': facts, 'legal/terms.md': legal('path: /terms', 'Un essai de {{trialDays}} jours.') },
    { 'site.yaml': facts, 'legal/terms.md': legal('path: /terms', 'Un essai de cinq jours.') },
    'legal/terms.md:2:1',
    '{{trialDays}}',
  ],
  [
    'legal sections: a summary of a section that is not there',
    { 'legal/a.md': legal('path: /a\nsummaries: [{ section: objet, text: x }]', '## Objet\n\nUn texte.') },
    { 'legal/a.md': legal('path: /a\nsummaries: [{ section: objets, text: x }]', '## Objet\n\nUn texte.') },
    'legal/a.md:7:24',
    'Voulais-tu écrire « objet » ?',
  ],
  [
    'legal sections: a form without lines to fill in',
    { 'legal/a.md': legal('path: /a\nform: objet', '## Objet\n\n- Date :') },
    { 'legal/a.md': legal('path: /a\nform: objet', '## Objet\n\nDate :') },
    'legal/a.md:7:7',
    'n’a pas de liste',
  ],
  [
    'archived versions: one without its document',
    { 'legal/a.md': legal('path: /a'), 'legal/old.md': legal('path: /a\nformer: true') },
    { 'legal/a.md': legal('path: /b'), 'legal/old.md': legal('path: /a\nformer: true') },
    'legal/old.md:7:9',
    'Aucun document actuel',
  ],
  [
    'archived versions: one that is not older',
    {
      'legal/a.md': legal('path: /a'),
      'legal/old.md': legal('path: /a\nformer: true').replace('2025-06-15', '2025-06-14'),
    },
    { 'legal/a.md': legal('path: /a'), 'legal/old.md': legal('path: /a\nformer: true') },
    'legal/old.md:5:10',
    'pas plus récente',
  ],
  [
    'trial terms: the word alone',
    {
      'site.yaml': facts,
      'support/faq.fr.yaml': `${faq('a')}          Gratuit {{trialDays}} jours, se renouvelle, à résilier dans l’App Store.`,
    },
    { 'site.yaml': facts, 'support/faq.fr.yaml': `${faq('a')}          C’est GRATUIT.` },
    'support/faq.fr.yaml:10:17',
    'n’est jamais seul. Dis dans le même fichier combien de jours',
  ],
  [
    'trial terms: the call to try',
    {
      'site.yaml': facts,
      'landing/free-trial.yaml': 'text: "{{trialDays}} jours, renouvelé, à annuler dans l’App Store."\n',
    },
    { 'site.yaml': facts, 'landing/free-trial.yaml': 'text: Essaie pendant {{trialDays}} jours.\n' },
    'landing/free-trial.yaml:1:7',
    'qu’il se renouvelle',
  ],
  [
    'exclamation marks: two on a page',
    { 'landing/hero.yaml': 'lede: Bonjour !\n', 'errors/not-found.yaml': 'title: Oh !\n' },
    { 'landing/hero.yaml': 'lede: Bonjour !\n', 'landing/page.yaml': 'title: Oh !\n' },
    'landing/page.yaml:1:11',
    'déjà un point d’exclamation',
  ],
  [
    'facts: one in a link',
    { 'site.yaml': facts, 'support/support.fr.yaml': 'cards:\n  - button: { to: "mailto:{{supportEmail}}" }\n' },
    { 'site.yaml': facts, 'support/support.fr.yaml': 'cards:\n  - button: { to: "mailto:aide@prune.example" }\n' },
    'support/support.fr.yaml:2:19',
    'Écris {{supportEmail}}',
  ],
  ...(
    [
      ['banned words: in any form', 'Un secret, un décart, 5 détoxes', 'Sans craquages', 12, '« craquages »'],
      ['banned words: a phrase', 'Une silhouette', 'Ta SILHOUETTE DE REVE', 10, '« SILHOUETTE DE REVE »'],
      ['rating: alone', '{{rating}}, par nos premières testeuses', 'Notée {{ rating }}', 13, 'sans sa source'],
      ['rating: in digits', '4,7 kg, version 14,7', 'Notée 4,7 sur 5', 13, 'sans sa source'],
      ['facts: a name', 'Une pruneraie', 'Avec Prune, tout va', 12, 'Écris {{name}}'],
      ['draft text: of a draft', 'Un résumé à compléter', 'Lorem ipsum dolor', 7, 'reste de brouillon'],
      ['draft text: single braces', 'Avec {{name}}', 'Avec {name}', 12, 'On verrait {name}'],
      ['draft text: a token that is not closed', 'Avec {{name}}', 'Avec {{name', 12, 'On verrait {{name'],
      ['plain text: Markdown', '5 * 3, a_b', 'Un **mot**', 10, 'On verrait **'],
      ['plain text: HTML', '3 < 5 & 6 > 2', 'Un <b>mot</b>', 10, 'On verrait <b>'],
    ] satisfies [string, string, string, number, string][]
  ).map(texts),
];

test.each(rows)('%s', async (_, accepted, refused, at, message) => {
  expect(await check(refused)).toContainEqual(expect.stringMatching(`^${escaped(at)} .*${escaped(message)}`));
  const file = at.split(':')[0] ?? '';
  expect((await check(accepted)).filter((one) => one.includes(message) && one.startsWith(file))).toEqual([]);
});

test('the words of other languages, and of archived versions, are their own', async () => {
  const words = 'Un écart interdit.';
  const said = async (files: Files) => (await check(files)).join();
  expect(await said({ 'support/support.en.yaml': `title: ${words}\n` })).not.toContain('n’emploie pas');
  expect(await said({ 'legal/old.md': legal('path: /a\nformer: true', words) })).not.toContain('n’emploie pas');
  expect(await said({ 'legal/new.md': legal('path: /a', words) })).toContain('n’emploie pas');
});

test('a language in which no rule knows the words of the offer is noted once', async () => {
  const files = ['interface', 'navigation'].flatMap((name) =>
    ['fr', 'de'].map((lang) => [`${name}.${lang}.yaml`, 'menu: Menu\n']),
  );
  const { notes } = await read(Object.fromEntries(files));
  expect(notes).toEqual([
    expect.objectContaining({ file: 'content/interface.de.yaml', message: expect.stringContaining('langue « de »') }),
  ]);
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b06' } });
  const svg = (attributes: string, inside = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const screen = () => picture(900, 1800).png().toBuffer();

  const photo = () => picture(900, 1800).jpeg().toBuffer();
  /** As some phones write them: in the header of the scan, the last coefficient (Se) is 0. */
  const ofSamsung = async () => {
    const jpeg = await photo();
    const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda])) + 2;
    jpeg[scan + jpeg.readUInt16BE(scan) - 2] = 0;
    return jpeg;
  };
  const ofWeight = async (bytes: number) => Buffer.concat([await photo(), Buffer.alloc(bytes)]);

  test.each<[what: string, file: string, make: () => Promise<Buffer | string>, message: string, stored?: string]>([
    ['one that is not there', 'screens/b.png', screen, 'Voulais-tu écrire images/screens/a.png', 'screens/a.png'],
    ['one with other capitals', 'screens/a.png', screen, 'images/Screens/a.PNG ?', 'Screens/a.PNG'],
    ['one with other accents', 'é.png', screen, 'sans accents', 'e\u0301.png'],
    ['one whose name means more in an address', 'a & b.jpg', photo, 'contient « & »'],
    ['a photo that is cut off', 'a.jpg', async () => (await photo()).subarray(0, -40), 'JPG entière'],
    ['a photo that weighs too much', 'a.jpg', () => ofWeight(25_000_000), '25 Mo au plus'],
    ['one of another kind than its name', 'screens/a.jpg', screen, 'n’est pas une image JPG entière'],
    ['one that is too narrow', 'screens/a.png', () => picture(899, 1800).png().toBuffer(), 'au moins 900'],
    ['one of another shape', 'screens/a.png', () => picture(900, 900).png().toBuffer(), 'fois plus haut que large'],
    ['a kind that no browser shows', 'screens/a.tiff', () => picture(900, 1800).tiff().toBuffer(), 'format possible'],
    ['a drawing without its shape', 'screens/a.svg', async () => svg('width="9" height="18"'), 'viewBox'],
    [
      'a drawing that weighs too much',
      'screens/a.svg',
      async () => svg('viewBox="0 0 9 18"', `<desc>${'x'.repeat(60_000)}</desc>`),
      '60 ko au plus',
    ],
  ])('%s is refused', async (_, file, make, message, stored = file) => {
    const said = await check({ ...hero(file), [`images/${stored}`]: await make() });
    expect(said).toContainEqual(expect.stringMatching(`^landing/hero\\.yaml:2:10 .*${escaped(message)}`));
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
    const said = await check({ ...hero(`screens/${file}`), [`images/screens/${file}`]: await make() });
    expect(said.filter((one) => one.startsWith('landing/hero.yaml:2:10'))).toEqual([]);
  });

  test('a picture for shared links has its size, and is light', async () => {
    const share = { 'landing/page.yaml': 'shareImage: ../images/share.png\n' };
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const of = (width: number) => sharp({ create: { width, height: 630, channels: 3, background: '#000', noise } });
    const said = async (width: number) =>
      (await check({ ...share, 'images/share.png': await of(width).png().toBuffer() })).join();
    expect(await said(1201)).toContain('il faut 1200 × 630');
    expect(await said(1200)).toContain('300 ko au plus');
  });
});

describe('drawings', () => {
  const drawing = (inside: string): Files => ({
    'images/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>`,
  });
  const said = async (files: Files) => (await check(files)).filter((one) => one.startsWith('images/'));

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
    expect((await said(drawing(inside)))[0]).toMatch(new RegExp(`^images/a\\.svg:2:${column} Le dessin contient`));
  });

  test('shapes, styles and references within the file are not', async () => {
    const inside = `<!-- on the table = 2 --><style>g:target { fill: url(#b) } @media print { g { fill: #000 } }</style>
      <linearGradient id="b"/><g id="c" fill="url('#b')" class="on"><title>Un &amp; deux &#8217;</title></g><use href="#c"/>`;
    expect(await said(drawing(inside))).toEqual([]);
  });
});
