import { checkContent } from '../../../tests/support/check-content';
import { ContentCopy } from '../../../tests/support/content-copy';
import { legalFormat, markdownFormat } from '../../cms/file-formats';
import { type Facts, reloadContent } from '../read';

const terms = 'legal/terms.md';
const former = 'legal/terms-2025-06-15.md';

let copy: ContentCopy;
afterEach(() => copy.remove());

/** As an editor does it: first the copy of the version that is, then the new text. */
const keep = (from = terms, to = former) => {
  const { fromFile, toFile } = legalFormat(reloadContent(copy.dir).facts);
  copy.write(to, toFile({ ...fromFile(copy.read(from)), former: true }));
};
const edit = (file: string, ...replacements: [from: string | RegExp, to: string][]) => {
  const before = copy.read(file);
  const after = replacements.reduce((text, [from, to]) => text.replace(from, to), before);
  expect(after).not.toBe(before);
  copy.write(file, after);
};
const announced = 'updated: 2026-03-01\neffective: 2026-03-31\nchanges: Les litiges se règlent autrement.';
const publish = () =>
  edit(
    terms,
    [/^updated: .*$/m, announced],
    ['{{legalUpdated}}', '1er mars 2026'],
    ['En cas de question ou de désaccord', 'En cas de désaccord'],
  );

beforeEach(() => {
  copy = new ContentCopy();
  keep();
});

const versions = () =>
  reloadContent(copy.dir).documents.flatMap((one) => (one.type === 'FormerVersion' ? [one.data] : []));

test('a copy of the current version is accepted, and is no page yet', () => {
  expect(checkContent(copy.dir)).toEqual([]);
  expect(versions()).toEqual([expect.not.objectContaining({ replacement: expect.anything() })]);
});

test('once a newer version is published, it stands at its day and says what took its place', () => {
  publish();
  expect(checkContent(copy.dir)).toEqual([]);
  const [version] = versions();
  expect(version?.replacement).toMatchObject({
    address: '/terms/2025-06-15',
    dayText: '31\u00a0mars\u00a02026',
    newerAddress: '/terms',
    newerText: '1er\u00a0mars\u00a02026',
    summary: 'Les litiges se règlent autrement.',
  });
  expect(version?.replacement?.sections.map(({ title }) => title)).toEqual(['Litiges', 'Modifications des conditions']);
});

test('each version is compared with the one after it', () => {
  publish();
  keep(terms, 'legal/terms-2026-03-01.md');
  edit(terms, [announced, announced.replaceAll('2026-', '2027-')], ['1er mars 2026', '1er mars 2027']);
  expect(checkContent(copy.dir)).toEqual([]);
  expect(
    versions().map(({ replacement }) => [replacement?.address, replacement?.newerAddress, replacement?.dayText]),
  ).toEqual([
    ['/terms/2025-06-15', '/terms/2026-03-01', '31\u00a0mars\u00a02026'],
    ['/terms/2026-03-01', '/terms', '31\u00a0mars\u00a02027'],
  ]);
});

test('it keeps the words of its day, whatever becomes of the facts', () => {
  publish();
  edit('site.yaml', ['trialDays: 3', 'trialDays: 14'], ['value: Mirabelle', 'value: Prune']);
  expect(checkContent(copy.dir)).toEqual([]);
  const text = versions()[0]
    ?.sections.map(({ body }) => body)
    .join('\n');
  expect(text).toContain('Une période d’essai de 3\u00a0jours');
  expect(text).toContain('l’application mobile Mirabelle pour iOS');
});

test('no rule on words of today asks it to change', () => {
  const sentences = [
    'Le logiciel se vend',
    'Ce logiciel est gratuit',
    'Ni craquage ni détox !',
    'Ni craquage ni détox !',
    'Perdez 5 kg en 2 semaines',
    'Noté 4,9 sur 5',
  ];
  publish();
  edit(former, ['## Contact\n', `## Contact\n\n${sentences.join('.\n\n')}.\n`]);
  expect(checkContent(copy.dir)).toEqual([]);
});

test('what names a fact that was not given stays out, also once it is', () => {
  edit(terms, ['## Contact\n', '## Contact\n\nTVA : {{vatNumber}}.\n']);
  keep();
  publish();
  copy.write('site.yaml', `${copy.read('site.yaml')}vatNumber: FR00000000000\n`);
  expect(checkContent(copy.dir)).toEqual([]);
  expect(versions()[0]?.sections.at(-1)?.body).not.toContain('TVA');
});

test('links to sections of the document lead to those of the version', () => {
  edit(terms, ['## Contact\n', '## Contact\n\nVoir les [litiges](/terms#litiges) et la [suite](/terms).\n']);
  keep();
  publish();
  expect(checkContent(copy.dir)).toEqual([]);
  expect(copy.read(former)).toContain('Voir les [litiges](#litiges) et la [suite](/terms).');
});

const refused: [what: string, change: () => void, file: string, at: string | RegExp, message: string][] = [
  [
    'a fact in a former version',
    () => edit(former, ["d'essai de 3 jours", "d'essai de {{trialDays}} jours"]),
    former,
    '{{trialDays}}',
    'Write "3" instead of {{trialDays}} (npm run keep-version does it for you).',
  ],
  [
    'the fact of a date in a former version',
    () => edit(former, [/^updated: .*$/m, 'updated: "{{legalUpdated}}"']),
    former,
    '{{legalUpdated}}',
    'Write "2025-06-15" instead of {{legalUpdated}}',
  ],
  [
    'a fact that was never given in a former version',
    () => edit(former, ['## Litiges\n', '## Litiges\n\nTVA : {{vatNumber}}.\n']),
    former,
    '{{vatNumber}}',
    'Take out what names {{vatNumber}}, which was not given',
  ],
  [
    'a text that changed while its day did not',
    () => edit(terms, ['En cas de question ou de désaccord', 'En cas de désaccord']),
    terms,
    'updated:',
    `The text is not that of content/${former}, the version of the same day.`,
  ],
  [
    'changed terms without notice',
    () => edit(terms, [/^updated: .*$/m, 'updated: 2026-03-01'], ['{{legalUpdated}}', '1er mars 2026']),
    terms,
    'updated:',
    'the terms promise 30 days\' notice of a change. Write "effective:", 2026-03-31 or later',
  ],
  [
    'changed terms with less notice than promised',
    () => {
      publish();
      edit(terms, ['effective: 2026-03-31', 'effective: 2026-03-30']);
    },
    terms,
    'effective:',
    'is 29 days after updated',
  ],
  [
    'the day of all documents in the text of a newer one',
    () => edit(terms, [/^updated: .*$/m, announced]),
    terms,
    'date du {{legalUpdated}}',
    '{{legalUpdated}} is 2025-06-15, and this version is of 2026-03-01. Write its day in words.',
  ],
  [
    'a former version that is newer than the current one',
    () => edit(former, [/^updated: .*$/m, 'updated: 2025-07-01']),
    former,
    'updated:',
    `lies after that of the current version (2025-06-15, content/${terms})`,
  ],
  [
    'a document at the address of a former version',
    () => {
      publish();
      const head = { description: 'Ce que les cookies de ce site font, et comment chacun les refuse en une fois.' };
      const other = { title: 'Cookies', ...head, lang: 'fr', path: '/terms/2025-06-15/changes', updated: '2026-01-31' };
      copy.write('legal/cookies.md', markdownFormat.toFile({ ...other, body: 'Aucun.' }));
    },
    'legal/cookies.md',
    'path:',
    `The address /terms/2025-06-15/changes belongs to content/${former} already.`,
  ],
  [
    'a former version in no language',
    () => edit(former, ['lang: fr', 'lang: xx']),
    former,
    'lang:',
    'must be a language code of two letters',
  ],
  [
    'a former version in another language than the current one',
    () => edit(former, ['lang: fr', 'lang: es']),
    former,
    'lang:',
    `lang (es) is not that of the current version (fr, content/${terms}). Give a document in another language`,
  ],
  [
    'two former versions of one day',
    () => {
      publish();
      copy.write('legal/terms-again.md', copy.read(former));
    },
    'legal/terms-again.md',
    'updated:',
    `content/${former} is the version of that day already. Remove one of the two.`,
  ],
  [
    'a former version of no document',
    () => edit(former, ['path: /terms', 'path: /conditions']),
    former,
    'path:',
    'No current document has the address /conditions. Write it after "path:" in the current one; if there is none, remove "former:" from its newest version, or this file.',
  ],
  [
    'a link from a former version to a section of the current one',
    () => edit(former, ['](/privacy), qui', '](/terms#litiges), qui']),
    former,
    '/terms#litiges',
    'In a former version, write #litiges alone',
  ],
  [
    'a link to a version that is still the current one',
    () => edit('legal/privacy.md', [/$/, '\nVoir [avant](/terms/2025-06-15).\n']),
    'legal/privacy.md',
    '/terms/2025-06-15',
    '/terms/2025-06-15 is no page as long as it is the current version. Write /terms instead.',
  ],
  [
    'a link to a section that a former version does not have',
    () => {
      publish();
      edit('legal/privacy.md', [/$/, '\nVoir [avant](/terms/2025-06-15#nulle-part).\n']);
    },
    'legal/privacy.md',
    '#nulle-part',
    'There is no section #nulle-part on the page /terms/2025-06-15.',
  ],
  [
    'a form that is no section',
    () => edit('legal/retractation.md', [/^form: .*$/m, 'form: modele-de-formulaire-de-retraction']),
    'legal/retractation.md',
    'form:',
    'There is no section #modele-de-formulaire-de-retraction. Did you mean "modele-de-formulaire-de-retractation"?',
  ],
  [
    'a form without lines to fill in',
    () => edit('legal/retractation.md', [/^form: .*$/m, 'form: votre-delai-de-14-jours']),
    'legal/retractation.md',
    'form:',
    'The section #votre-delai-de-14-jours has no list with dashes.',
  ],
  [
    'a form whose lines to fill in are code',
    () =>
      edit(
        'legal/retractation.md',
        [/^form: .*$/m, 'form: lignes'],
        [/$/, '\n## Lignes\n\n```\n- Nom :\n- Date :\n```\n'],
      ),
    'legal/retractation.md',
    'form:',
    'The section #lignes has no list with dashes.',
  ],
];

test.each(refused)('%s is refused', (_what, change, file, at, message) => {
  change();
  const text = copy.read(file);
  const offset = typeof at === 'string' ? text.indexOf(at) : text.search(at);
  const line = text.slice(0, offset).split('\n').length;
  expect(checkContent(copy.dir)).toEqual([
    { file: `content/${file}`, line, column: expect.any(Number), message: expect.stringContaining(message) },
  ]);
});

test.each([
  ['the terms', terms],
  ['the privacy policy', 'legal/privacy.md'],
  ['a document that waits for facts', 'legal/retractation.md'],
])('%s, marked as a former version by mistake: that alone is said', (_, file) => {
  copy.delete(former);
  edit(file, [/^lang: fr$/m, 'lang: fr\nformer: true']);
  expect(checkContent(copy.dir)).toEqual([
    {
      file: `content/${file}`,
      line: 5,
      column: 9,
      message: expect.stringMatching(
        /^No current document has the address \/\w+\. Remove "former:" if this is it, or correct "path:"\.$/,
      ),
    },
  ]);
});

test.each([terms, 'legal/privacy.md'])(
  '%s, marked as a former version and without an address: that is said',
  (file) => {
    copy.delete(former);
    edit(file, [/^lang: fr$/m, 'lang: fr\nformer: true'], [/^path: .*\n/m, '']);
    expect(checkContent(copy.dir)).toEqual([
      expect.objectContaining({ file: `content/${file}`, message: expect.stringMatching(/^path is missing\./) }),
    ]);
  },
);

test.each([terms, 'legal/privacy.md'])('%s, saved as a former version in the CMS: that alone is said', (file) => {
  copy.delete(former);
  keep(file, file);
  const message = expect.stringMatching(
    /^No current document has the address \/\w+\. Write it after "path:" in the current one/,
  );
  expect(checkContent(copy.dir)).toEqual([expect.objectContaining({ file: `content/${file}`, message })]);
});

test('the current version, marked as a former one beside a former version: that alone is said', () => {
  publish();
  edit(terms, [/^lang: fr$/m, 'lang: fr\nformer: true']);
  expect(checkContent(copy.dir).map(({ file, line }) => [file, line])).toEqual([[`content/${terms}`, 5]]);
});

test('a former version in a language needs its menus and small words, as any page does', () => {
  publish();
  edit(former, ['lang: fr', 'lang: de']);
  expect(checkContent(copy.dir).map(({ file }) => file)).toEqual([
    'content/interface.de.yaml',
    // Where its language is not the current version's.
    `content/${former}`,
    'content/navigation.de.yaml',
  ]);
});

test('a link to a former version and to what changed is a link', () => {
  publish();
  edit('legal/privacy.md', [
    /$/,
    '\n[Avant](/terms/2025-06-15#litiges), [ce qui change](/terms/2025-06-15/changes).\n',
  ]);
  expect(checkContent(copy.dir)).toEqual([]);
});

test('other documents change without notice', () => {
  keep('legal/privacy.md', 'legal/privacy-2025-06-15.md');
  edit('legal/privacy.md', [/^updated: .*$/m, 'updated: 2026-03-01'], [/\{\{legalUpdated\}\}/g, '1er mars 2026']);
  const { facts }: { facts: Facts } = reloadContent(copy.dir);
  expect(facts.termsNoticeDays).toBe(30);
  expect(checkContent(copy.dir)).toEqual([]);
});

test('a form whose list is indented is a form', () => {
  edit('legal/retractation.md', [/^form: .*$/m, 'form: lignes'], [/$/, '\n## Lignes\n\n  - Nom :\n  - Date :\n']);
  expect(checkContent(copy.dir)).toEqual([]);
});

test('a document whose former version is kept may come to wait for a fact again', () => {
  copy.delete(former);
  const site = copy.read('site.yaml');
  copy.write('site.yaml', `${site}\nvatNumber: FR 12 345678901\n`);
  edit('legal/privacy.md', [/$/, '\nTVA : {{vatNumber}}.\n']);
  copy.write(
    'legal/vente.md',
    markdownFormat.toFile({
      ...legalFormat({}).fromFile(copy.read('legal/privacy.md')),
      title: 'Conditions de vente',
      description: 'Comment un achat se fait, se paie et se rembourse, et à qui en parler ensuite.',
      path: '/vente',
      updated: '2025-06-15',
      needs: ['vatNumber'],
      body: 'Nous vendons un abonnement.\n\n## Achat\n\nIl se fait dans l’App Store.\n',
    }),
  );
  keep('legal/vente.md', 'legal/vente-2025-06-15.md');
  edit('legal/vente.md', [/^updated: .*$/m, 'updated: 2026-03-01'], ['App Store.', 'App Store d’Apple.']);
  expect(checkContent(copy.dir)).toEqual([]);
  copy.write('site.yaml', site);
  expect(checkContent(copy.dir)).toEqual([]);
});
