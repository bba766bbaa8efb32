import type { LegalData } from '../schema/legal-document';
import { differences } from './differences';

type Data = Pick<LegalData, 'intro' | 'sections'>;

/** A document: what stands before its first heading, and its sections by their titles. */
const data = (intro: string, sections: Record<string, string> = {}): Data => ({
  intro,
  sections: Object.entries(sections).map(([title, body]) => ({ id: title.toLowerCase(), depth: 2, title, body })),
});

/** Marked words in brackets. */
const show = (words: { text: string; marked: boolean }[] | undefined) =>
  words?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('') ?? null;

const between = (former: Data, newer: Data) =>
  differences({ address: '/a/1', data: former }, { address: '/a', data: newer }).map(({ title, to, paragraphs }) => [
    title ?? null,
    to,
    ...paragraphs.map(({ before, after }) => [show(before), show(after)]),
  ]);

const cases: [what: string, former: Data, newer: Data, expected: unknown[]][] = [
  ['nothing', data('A.', { Un: 'B.' }), data('A.', { Un: 'B.' }), []],
  ['marks, links and list signs', data('**A** [b](/c).\n\n- d'), data('*A* [b](/e).\n\n* d'), []],
  ['where lines are broken', data('A b\nc.'), data('A b c.'), []],
  ['a paragraph added', data('A.'), data('A.\n\nB c.'), [[null, '/a', [null, '[B c.]']]]],
  ['a paragraph taken away', data('A.\n\nB c.'), data('A.'), [[null, '/a', ['[B c.]', null]]]],
  [
    'an entry of a list changed',
    data('', { Un: '- deux mois au plus\n- un an' }),
    data('', { Un: '- trois mois au plus\n- un an' }),
    [['Un', '/a#un', ['[deux] mois au plus', '[trois] mois au plus']]],
  ],
  [
    'words one after another',
    data('Cette version date du 15 juin 2025, dit-on.'),
    data('Cette version date du 1er mars 2026, dit-on.'),
    [[null, '/a', ['Cette version date du [15 juin 2025], dit-on.', 'Cette version date du [1er mars 2026], dit-on.']]],
  ],
  [
    'words added alone',
    data('Vous avez plus de treize ans.'),
    data('Vous avez plus de treize ans révolus ce jour.'),
    [[null, '/a', ['Vous avez plus de treize ans.', 'Vous avez plus de treize ans [révolus ce jour].']]],
  ],
  [
    'a paragraph for one that is not like it',
    data('Bonjour à toutes.'),
    data('Rien ne va plus ici.'),
    [[null, '/a', ['[Bonjour à toutes.]', null], [null, '[Rien ne va plus ici.]']]],
  ],
  [
    'one changed among others added',
    data('Les photos sont gardées deux mois.'),
    data('Avant tout.\n\nLes photos sont gardées un mois.\n\nAprès tout.'),
    [
      [
        null,
        '/a',
        [null, '[Avant tout.]'],
        ['Les photos sont gardées [deux] mois.', 'Les photos sont gardées [un] mois.'],
        [null, '[Après tout.]'],
      ],
    ],
  ],
  [
    'a section added and one taken away',
    data('A.', { Un: 'B.', Deux: 'C.' }),
    data('A.', { Un: 'B.', Trois: 'D e f.' }),
    [
      ['Deux', '/a/1#deux', ['[Deux]', null], ['[C.]', null]],
      ['Trois', '/a#trois', [null, '[Trois]'], [null, '[D e f.]']],
    ],
  ],
  [
    'a heading that becomes a paragraph',
    data('', { Un: 'B.' }),
    data('Un', {}),
    [
      ['Un', '/a/1#un', ['[Un]', null], ['[B.]', null]],
      [null, '/a', [null, '[Un]']],
    ],
  ],
];

test.each(cases)('%s', (_what, former, newer, expected) => {
  expect(between(former, newer)).toEqual(expected);
});
