import { ContentCopy } from '../../../tests/support/content-copy';
import { makeReady, readyDays } from '../../../tests/support/ready-content';
import { reloadContent } from '../read';
import { legalFactKeys } from '../schema/legal-facts';
import { dutyPages } from './duty-pages';
import { formatTasks } from './format-tasks';
import { launchTasks } from './launch-tasks';
import { legalFactDuties } from './legal-fact-duties';
import type { Level, Task } from './task';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const today = '2026-11-21';
const tasksLeft = (): Task[] => {
  const content = reloadContent(copy.dir);
  expect(content.diagnostics).toEqual([]);
  return launchTasks(content, today);
};

makeReady(copy);
const names = [
  'site.yaml',
  'landing/testimonials.yaml',
  'legal/terms.md',
  'legal/privacy.md',
  'interface.es.yaml',
  'support/faq.es.yaml',
] as const;
type File = (typeof names)[number];
const ready = Object.fromEntries(names.map((file) => [file, copy.read(file)])) as Record<File, string>;
afterEach(() => {
  for (const file of names) copy.write(file, ready[file]);
  copy.delete('legal/later.md');
});
beforeEach(() => copy.write('legal/later.md', laterDocument));

/** Something to delete after each test. */
const laterDocument = `---
title: Un document de plus
description: Une description assez longue pour être affichée, qui dit ce que la page contient.
lang: fr
path: /plus
updated: ${readyDays.updated}
---

Texte.
`;

const change = (file: File, from: RegExp | string, to: string) => {
  const changed = copy.read(file).replace(from, to);
  expect(changed).not.toBe(copy.read(file));
  copy.write(file, changed);
};

test('nothing is left when all is done', () => {
  expect(tasksLeft()).toEqual([]);
  expect(formatTasks(tasksLeft())).toBe('');
});

type Row = [what: string, level: Level, undo: () => void, expected: Partial<Task>];

const site = 'content/site.yaml';
const rows: Row[] = [
  ...['name', 'siteUrl', 'supportEmail', 'securityContact', 'appStoreUrl', 'appStoreId'].map(
    (key): Row => [
      `${key} is a sample`,
      'must',
      () => change('site.yaml', new RegExp(`^(${key}:\\n.*\\n {2}sample: )false`, 'm'), '$1true'),
      { what: expect.stringContaining(`${key} is a sample`), file: site, key },
    ],
  ),
  ...(['accuracyEvidence', 'ratingEvidence'] as const).map(
    (key): Row => [
      `${key} is missing`,
      'must',
      () => change('site.yaml', new RegExp(`^${key}: .*\\n`, 'm'), ''),
      { what: expect.stringContaining('has no evidence'), rule: expect.stringContaining('DGCCRF'), file: site, key },
    ],
  ),
  [
    'a testimonial is a sample',
    'must',
    () => change('landing/testimonials.yaml', /sample: false\n.*\n/, 'sample: true\n'),
    { rule: expect.stringContaining('L121-4'), file: 'content/landing/testimonials.yaml', key: 'items.0' },
  ],
  [
    'a consent is missing',
    'must',
    () => change('landing/testimonials.yaml', / {4}consent: .*\n/, ''),
    { what: expect.stringContaining('is not recorded'), key: 'items.0.consent' },
  ],
  [
    'where testimonials come from is not said',
    'should',
    () => change('landing/testimonials.yaml', /^provenance: .*\n/m, ''),
    { rule: expect.stringContaining('D111-17'), key: 'provenance' },
  ],
  [
    'the duty of accessibility is neither met nor exempted',
    'must',
    () => change('site.yaml', /^exemptions:\n.*\n/m, ''),
    {
      rule: expect.stringContaining('L412-13'),
      todo: expect.stringMatching(/"path: \/accessibilite".*fewer than 10 people/),
      file: 'content/legal/accessibilite.md',
    },
  ],
  [
    'the terms lack the guarantee',
    'must',
    () => copy.write('legal/terms.md', ready['legal/terms.md'].replace(/garantie légale de conformité/gi, 'garantie')),
    { rule: expect.stringContaining('L224-25-12'), file: 'content/legal/terms.md' },
  ],
  [
    'a link leads to the closed platform',
    'must',
    () => copy.write('legal/privacy.md', `${ready['legal/privacy.md']}\n[ODR](https://ec.europa.eu/consumers/odr)\n`),
    { rule: expect.stringContaining('2024/3228'), file: 'content/legal/privacy.md' },
  ],
  [
    'a document is newer than its reading',
    'must',
    () => copy.write('legal/later.md', laterDocument.replace(readyDays.updated, '2026-08-01')),
    { what: expect.stringMatching(/2026-07-15, before these were changed: \/plus$/), key: 'legalReviewed' },
  ],
  [
    'a badge is drawn',
    'should',
    () => change('interface.es.yaml', / {2}artwork: .*\n/, ''),
    { what: expect.stringContaining('(es)'), file: 'content/interface.es.yaml', key: 'storeBadge.artwork' },
  ],
  [
    'a question is not translated',
    'should',
    () => change('support/faq.es.yaml', / {6}- id: wellbeing\n(?: {8}.*\n)+/, ''),
    {
      what: expect.stringMatching(/"wellbeing" waits for Spanish/),
      file: 'content/support/faq.en.yaml',
      todo: expect.stringContaining('Translate'),
      line: expect.any(Number),
    },
  ],
  [
    'a document waits for facts',
    'must',
    () => {
      copy.write('legal/later.md', laterDocument.replace('updated:', 'needs: [vatNumber]\nupdated:'));
      change('site.yaml', /^vatNumber: .*\n/m, '');
      change('site.yaml', /^exemptions:/m, 'exemptions:\n  vat: Franchise en base de TVA.');
    },
    { what: expect.stringContaining('Un document de plus'), todo: expect.stringContaining('vatNumber'), line: 6 },
  ],
  [
    'the law is newer than the documents and their reading',
    'should',
    () => {
      change('site.yaml', /^legalUpdated: .*$/m, 'legalUpdated: 2026-06-18');
      change('site.yaml', /^legalReviewed: .*$/m, 'legalReviewed: 2026-06-18');
      copy.write('legal/later.md', laterDocument.replace(readyDays.updated, '2026-06-18'));
    },
    { rule: expect.stringContaining('L221-21'), file: expect.stringMatching(/^content\/legal\//), key: 'updated' },
  ],
  [
    'a change is announced',
    'know',
    () =>
      copy.write(
        'legal/later.md',
        laterDocument.replace('updated:', 'effective: 2026-11-22\nchanges: Une section de plus, à la fin.\nupdated:'),
      ),
    { what: expect.stringContaining('applies from 2026-11-22'), file: 'content/legal/later.md' },
  ],
];

test.each(rows)('%s: is reported, and nothing else', (_what, level, undo, expected) => {
  undo();
  const others = tasksLeft().filter(({ rule }) => !(level === 'must' && isReminder(rule)));
  expect(others).toEqual([expect.objectContaining({ level, ...expected })]);
});

test('documents that a lawyer has read under the law of today are done, whenever they were written', () => {
  change('site.yaml', /^legalUpdated: .*$/m, 'legalUpdated: 2026-06-18');
  expect(tasksLeft()).toEqual([]);
});

const noted: [what: string, text: () => void, message: RegExp, todo: RegExp][] = [
  [
    'another word',
    () => change('site.yaml', /^trialDays: .*$/m, 'trialDays: 1'),
    /does not agree with its number/,
    /as the note says/,
  ],
  [
    'another day',
    () => copy.write('legal/later.md', laterDocument.replace(readyDays.updated, '2999-01-01')),
    /more than a year ahead/,
    /day that is meant/,
  ],
];

test.each(noted)('a note that asks for %s says what to do', (_what, edit, message, todo) => {
  edit();
  const tasks = tasksLeft().filter(({ what }) => message.test(what));
  expect(tasks).not.toEqual([]);
  for (const task of tasks) {
    expect(task).toMatchObject({ level: 'should', todo: expect.stringMatching(todo), line: expect.any(Number) });
  }
});

/** What a lawyer settles comes and goes with the reading. */
const reminders = [
  ...[/D211-3/, /L215-4/, /L215-1-1/, /L224-25-5/, /13\(2\)\(a\)/, /7\(3\)/, /L215-1$/, /L112-1/],
  ...[/DSA/, /28, 30 and 35/],
];
const isReminder = (rule: string) => reminders.some((reminder) => reminder.test(rule));

test('a change that applies today is announced no more', () => {
  const document = 'effective: 2026-11-21\nchanges: Une section de plus, à la fin.\nupdated:';
  copy.write('legal/later.md', laterDocument.replace('updated:', document));
  expect(tasksLeft()).toEqual([]);
});

test('without the day of a lawyer’s reading, it must be done, and what no program can see is named', () => {
  change('site.yaml', /^legalReviewed: .*\n/m, '');
  const [first, ...others] = tasksLeft();
  expect(first).toMatchObject({ level: 'must', what: 'No lawyer has read the legal documents' });
  expect(others.map(({ level, rule }) => [level, rule])).toEqual(
    reminders.map((rule) => ['know', expect.stringMatching(rule)]),
  );
});

describe('a fact that the law asks for', () => {
  const takeAway = (key: string) => change('site.yaml', new RegExp(`^${key}: .*\\n`, 'm'), '');

  test.each(legalFactKeys)('%s: its absence is reported with its article, and so are the pages that need it', (key) => {
    takeAway(key);
    const [fact, ...pages] = tasksLeft();
    expect(fact).toMatchObject({ level: 'must', rule: legalFactDuties[key].rule, file: site, key });
    expect(fact?.what).toBe(`Not given yet: ${legalFactDuties[key].what}`);
    const withheld = reloadContent(copy.dir).withheld.filter(({ missing }) => missing.includes(key));
    expect(pages.map(({ file, line, key: needs }) => ({ file, line, needs }))).toEqual(
      withheld.map(({ file, line }) => ({ file, line, needs: 'needs' })),
    );
    for (const page of pages) expect(page).toMatchObject({ level: 'must', todo: expect.stringContaining(key) });
  });

  test.each(legalFactKeys)('%s: an exemption with its reason takes its place, where the law grants one', (key) => {
    const { exemption } = legalFactDuties[key];
    takeAway(key);
    if (exemption) change('site.yaml', /^exemptions:/m, `exemptions:\n  ${exemption.key}: Une raison à garder.`);
    expect(tasksLeft().some((task) => task.key === key)).toBe(exemption === undefined);
  });
});

test.each([
  ['vat', 'vatNumber'],
  ['dpo', 'dataProtectionOfficer'],
  ['euRepresentative', 'euRepresentative'],
])('an exemption beside its fact is refused: %s', (exemption, fact) => {
  change('site.yaml', /^exemptions:/m, `exemptions:\n  ${exemption}: Une raison à garder.`);
  expect(reloadContent(copy.dir).diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining(`stands beside "${fact}:"`),
  ]);
});

describe('a page for each duty', () => {
  const legalFile = (path: string) => {
    const { documents, withheld } = reloadContent(copy.dir);
    const document = documents.find((one) => one.type === 'LegalDocument' && one.data.path === path);
    return document?.file ?? withheld.find((one) => one.path === path)?.file;
  };

  test('an exemption or a document is there for each, in content that is ready', () => {
    for (const { path, exemption } of dutyPages)
      expect([path, legalFile(path) !== undefined || exemption !== undefined]).toEqual([path, true]);
  });

  // Without the policy and the terms, the check refuses the content before.
  const pages = dutyPages.filter(({ path }) => !['/privacy', '/terms', '/accessibilite'].includes(path));
  test.each(pages)('$path: its absence is reported with the article, not the lack of a token', ({ path, article }) => {
    const file = legalFile(path) ?? '';
    const whole = copy.read(file);
    copy.delete(file);
    const tasks = tasksLeft();
    copy.write(file, whole);
    expect(tasks).toEqual([
      expect.objectContaining({ level: 'must', rule: article, todo: `Write a legal document with "path: ${path}".` }),
    ]);
  });
});

test('the text has a group for each level, and says of each task why, what and where', () => {
  const task: Task = {
    level: 'know',
    what: 'A',
    rule: 'Article 1',
    todo: 'Write it.',
    file: 'content/a.yaml',
    line: 3,
    key: 'b',
  };
  const text = formatTasks([
    { ...task, level: 'must' },
    { ...task, line: undefined, key: undefined },
  ]);
  expect(text).toBe(
    [
      'MUST be done before the site goes online (1)',
      '  1. A\n     why    Article 1\n     do     Write it.\n     where  content/a.yaml:3, b',
      'Good to KNOW: no program can see to it (1)',
      '  2. A\n     why    Article 1\n     do     Write it.\n     where  content/a.yaml',
    ].join('\n\n'),
  );
});
