import path from 'node:path';
import { checkContent } from '../../tests/support/check-content';
import { ContentCopy } from '../../tests/support/content-copy';
import { fixtureContent } from '../../tests/support/fixture-content';
import { formatDiagnostics, loadContent, reloadContent } from './read';

/** The document of a type (and a language, if there are several). */
function find<Type extends ReturnType<typeof loadContent>['documents'][number]['type']>(type: Type, lang?: string) {
  const found = loadContent(fixtureContent).documents.find((one) => one.type === type && (!lang || one.lang === lang));
  if (found?.type !== type) throw new Error(`No ${type}.`);
  return found as Extract<typeof found, { type: Type }>;
}

test('good content passes', () => {
  expect(formatDiagnostics(checkContent(fixtureContent))).toBe('');
});

test('every file under content is a document', () => {
  const { documents } = loadContent(fixtureContent);
  expect(new Set(documents.map(({ file }) => file)).size).toBe(documents.length);
  expect(documents.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['SiteFacts', 'Hero', 'Faq', 'LegalDocument', 'NotFound']),
  );
});

test('facts are plain values, whether or not they are samples', () => {
  const { facts } = loadContent(fixtureContent);
  expect(facts).toMatchObject({
    name: expect.any(String),
    trialDays: expect.any(Number),
    supportLanguages: expect.any(Array),
  });
});

test('the file of the facts keeps its marks', () => {
  expect(find('SiteFacts').data.supportEmail).toEqual({
    value: expect.stringContaining('@'),
    sample: expect.any(Boolean),
  });
});

test('texts have their tokens replaced and their typography applied', () => {
  const { facts } = loadContent(fixtureContent);
  expect(find('Hero').data.rating.score).toBe(String(facts.rating).replace('.', ','));
  expect(find('FreeTrial').data.text).toContain(`${facts.trialDays}\u00a0jours`);
  expect(find('Navigation', 'fr').data.footer.copyright).toContain(String(facts.copyrightYear));
});

test('English is not typeset as French', () => {
  const { facts } = loadContent(fixtureContent);
  expect(find('Support', 'en').data.contact.facts[0]?.value).toBe(`${facts.averageResponseHours} hours`);
});

test('links and pictures are not typeset', () => {
  const { contact, illustration } = find('Support', 'en').data;
  expect(contact.mailTo).toMatch(/^mailto:[^{}\s]+$/);
  expect(illustration).toMatch(/^\.\.\/images\//);
});

test.each([
  ['is left out as long as the fact is not given', '', 'Avant.\n\nAprès.'],
  ['stands there once it is', 'consumerMediator: Médiation', 'Avant.\n\nMédiation, à Paris.\n\nAprès.'],
])('a paragraph of the law that names a fact %s', (_, fact, body) => {
  const copy = new ContentCopy();
  copy.write('site.yaml', `${copy.read('site.yaml')}\n${fact}\n`);
  const words = '## Médiateur\n\nAvant.\n\n{{consumerMediator}}, à Paris.\n\nAprès.';
  copy.write('legal/terms.md', `${copy.read('legal/terms.md')}\n\n${words}\n`);
  const { documents, diagnostics } = loadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  const terms = documents.find((one) => one.type === 'LegalDocument' && one.data.path === '/terms');
  expect(terms?.type === 'LegalDocument' && terms.data.sections.at(-1)).toMatchObject({ id: 'mediateur', body });
  copy.remove();
});

test.each([
  ['trialDays: 3', 'trialDays: 7', 'landing/free-trial.yaml', '7\u00a0jours'],
  ['value: Mirabelle', 'value: Prune', 'landing/hero.yaml', 'Prune reconnaît'],
  ['rating: 4.9', 'rating: 4.8', 'landing/hero.yaml', '4,8'],
  ['[en, es, fr]', '[fr, de]', 'navigation.fr.yaml', 'français ou allemand'],
  ['[en, es, fr]', '[fr, de]', 'support/support.en.yaml', 'French or German'],
  ['termsNoticeDays: 30', 'termsNoticeDays: 45', 'legal/terms.md', '45\u00a0jours'],
  ['legalUpdated: 2025-06-15', 'legalUpdated: 2025-07-01', 'legal/privacy.md', '1er\u00a0juillet\u00a02025'],
])('a fact changes everywhere at once: %s → %s in %s', (from, to, file, expected) => {
  const copy = new ContentCopy();
  copy.write('site.yaml', copy.read('site.yaml').replace(from, to));
  const { documents, diagnostics } = loadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(documents.find((one) => one.file === file)?.data)).toContain(expected);
  copy.remove();
});

describe('a legal document', () => {
  const copy = new ContentCopy();
  afterAll(() => copy.remove());
  copy.write(
    'legal/example.md',
    [
      '---',
      "title: Conditions d'exemple",
      'description: "Une description assez longue pour être affichée : elle dit ce que contient la page."',
      'lang: fr',
      'path: /example',
      'updated: 2025-06-01',
      'effective: 2025-07-15',
      'changes: Le délai de réponse passe de 48 à 24 heures.',
      '---',
      '',
      'Introduction : {{name}}.',
      '',
      "## Service fourni « en l'état »",
      '',
      'Sous {{replyHours}} heures.',
      '',
      '### Œufs & lait',
      '',
      '- [{{supportEmail}}](mailto:{{supportEmail}}) ;',
      '',
      '## Vide',
      '',
      '### Détail',
      '',
      'Fin.',
      '',
    ].join('\n'),
  );
  const { documents, diagnostics } = loadContent(copy.dir);
  const document = documents.find(({ file }) => file === 'legal/example.md');
  const data = document?.type === 'LegalDocument' ? document.data : undefined;

  test('passes', () => expect(diagnostics).toEqual([]));

  test('has its dates as dates and in words', () => {
    expect(data).toMatchObject({ updated: '2025-06-01', effective: '2025-07-15' });
    expect(data).toMatchObject({ updatedText: '1er\u00a0juin\u00a02025', effectiveText: '15\u00a0juillet\u00a02025' });
  });

  test('is cut at its headings', () => {
    expect(data?.intro).toBe('Introduction\u00a0: Mirabelle.');
    expect(data?.sections).toEqual([
      {
        id: 'service-fourni-en-l-etat',
        depth: 2,
        title: 'Service fourni «\u202fen l’état\u202f»',
        body: 'Sous 24\u00a0heures.',
      },
      {
        id: 'oeufs-lait',
        depth: 3,
        title: 'Œufs & lait',
        body: '- [support@mirabelle.example](mailto:support@mirabelle.example)\u202f;',
      },
      { id: 'vide', depth: 2, title: 'Vide', body: '' },
      { id: 'detail', depth: 3, title: 'Détail', body: 'Fin.' },
    ]);
  });
});

test('Windows line endings and a byte order mark change nothing', () => {
  const copy = new ContentCopy();
  for (const file of ['site.yaml', 'landing/hero.yaml', 'legal/terms.md']) {
    copy.write(file, `\ufeff${copy.read(file).replaceAll('\n', '\r\n')}`);
  }
  const other = new ContentCopy();
  expect(loadContent(copy.dir)).toEqual(loadContent(other.dir));
  copy.remove();
  other.remove();
});

test('diagnostics are sorted by file, line and column', () => {
  const copy = new ContentCopy();
  copy.write('landing/hero.yaml', 'headline: []\nlede: 5\nrating: {score: "", source: ""}\n');
  copy.write('errors/unexpected.yaml', '');
  const places = checkContent(copy.dir).map(({ file, line, column }) => [file, line, column]);
  expect(places.length).toBeGreaterThan(6);
  expect(places).toEqual(
    places.toSorted(([a, b, c], [d, e, f]) =>
      a === d ? Number(b) - Number(e) || Number(c) - Number(f) : String(a) < String(d) ? -1 : 1,
    ),
  );
  copy.remove();
});

test('content is read once, until it is read anew', () => {
  const copy = new ContentCopy();
  const first = loadContent(copy.dir);
  copy.delete('site.yaml');
  expect(loadContent(path.relative('.', copy.dir))).toBe(first);
  const second = reloadContent(copy.dir);
  expect(second.facts).toEqual({});
  expect(loadContent(copy.dir)).toBe(second);
  expect(loadContent(fixtureContent).facts).toEqual(first.facts);
  copy.remove();
});

test('a folder of the project is named by its path', () => {
  const folder = 'tests/fixture/content';
  const [first] = loadContent(folder).withheld;
  expect(first?.file.startsWith(`${folder}/legal/`)).toBe(true);
  expect(reloadContent(path.resolve(folder)).withheld[0]).toEqual(first);
});

test('a folder that is not there is reported at once', () => {
  expect(() => loadContent('/nowhere/content')).toThrow('/nowhere/content');
});
