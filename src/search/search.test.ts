import { queries as english } from '../../tests/fixture/queries/en';
import { queries as spanish } from '../../tests/fixture/queries/es';
import { queries as french } from '../../tests/fixture/queries/fr';
import { fixtureContent } from '../../tests/support/fixture-content';
import { loadContent } from '../content/read';
import { buildSearchData } from './build-search-data';
import { createSearch, type Search } from './search';
import type { SearchData } from './search-data';
import { searchDataByLanguage } from './search-data-by-language';

/** As a browser gets it. */
const download = (data: SearchData): Search => createSearch(JSON.parse(JSON.stringify(data)));

const { documents } = loadContent(fixtureContent);
const data = searchDataByLanguage(documents);
const searchIn = (lang: string): Search => {
  const one = data[lang];
  if (!one) throw new Error(`No search in ${lang}.`);
  return download(one);
};

const idsFor = (search: Search, query: string) => search(query)?.questions.map(({ entry }) => entry.id) ?? [];

test('every language of the help page has its search', () => {
  expect(Object.keys(data).sort()).toEqual(['en', 'es', 'fr']);
});

describe.each([
  ['en', english],
  ['fr', french],
  ['es', spanish],
] as const)('what visitors type in %s', (lang, queries) => {
  const search = searchIn(lang);

  test('is at least 60 queries, none twice', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(60);
  });

  test('finds the right answer first in at least 95 %', () => {
    const missed = queries.filter(([query, id]) => idsFor(search, query)[0] !== id);
    expect(missed.map(([query, id]) => `${query}: ${id}`).slice(Math.floor(queries.length * 0.05))).toEqual([]);
  });

  test.each(queries)('%s → %s among the first three', (query, id) => {
    expect(idsFor(search, query).slice(0, 3)).toContain(id);
  });
});

describe('the legal documents', () => {
  test.each([
    ['fr', 'litiges', '/terms#litiges'],
    ['fr', 'tribunal', '/terms#litiges'],
    ['en', 'delete my data', '/privacy#suppression-des-donnees'],
    ['es', 'litigio', '/terms#litiges'],
    ['en', 'privacy policy', '/privacy'],
    ['es', 'condiciones', '/terms'],
  ])('in %s, "%s" finds %s', (lang, query, to) => {
    expect(searchIn(lang)(query)?.sections.map(({ entry }) => entry.to)).toContain(to);
  });

  test('say their language', () => {
    expect(searchIn('en')('delete')?.sections[0]?.entry).toMatchObject({
      lang: 'fr',
      document: 'Politique de confidentialité',
    });
  });
});

describe('what answers nothing', () => {
  test.each(['chocolate cake', 'xyzzy', 'quantum chromodynamics'])('%s', (query) => {
    expect(searchIn('en')(query)).toEqual({ questions: [], sections: [] });
  });

  test.each(['', '  ', 'how do I', '?!', 'a'])('"%s" holds nothing to look for', (query) => {
    expect(searchIn('en')(query)).toBeUndefined();
  });
});

describe('a search of its own', () => {
  const search = download(
    buildSearchData(
      [
        { id: 'plum', question: 'Where do plums grow?', keywords: ['mirabelle'], answer: 'On [trees](/orchard).' },
        { id: 'pear', question: 'Is a pear a fruit?', keywords: ['poire'], answer: 'Œufs and plums are not pears.' },
        { id: 'soup', question: 'Can I freeze soup?', keywords: ['deep freezer'], answer: 'Yes.' },
      ],
      [{ to: '/terms', title: 'Terms', lang: 'en', sections: [{ id: 'soup', title: 'Soup' }] }],
      {
        ignored: ['where', 'do', 'is', 'a', 'can', 'i', 'and'],
        groups: [
          ['freeze', 'cold storage', 'ice'],
          ['fruit', 'dessert'],
        ],
      },
    ),
  );

  test('leaves out what only mentions the word', () => expect(idsFor(search, 'plums')).toEqual(['plum']));
  test('puts an answer to all the words first', () => expect(idsFor(search, 'plums pear')[0]).toBe('pear'));
  test('knows synonyms', () => expect(idsFor(search, 'ice')).toEqual(['soup']));
  test('knows synonyms of several words', () => expect(idsFor(search, 'cold storage')).toEqual(['soup']));
  test('does not look into addresses', () => expect(idsFor(search, 'orchard')).toEqual([]));
  test('sees œ and oe as one', () => expect(idsFor(search, 'oeufs')).toEqual(['pear']));
  test('forgives a wrong letter, but not the first', () => {
    expect(idsFor(search, 'mirabele')).toEqual(['plum']);
    expect(idsFor(search, 'xoup')).toEqual([]);
  });
  test('keeps sections apart', () => {
    expect(search('soup')).toMatchObject({
      questions: [{ entry: { id: 'soup' } }],
      sections: [{ entry: { to: '/terms#soup' } }],
    });
  });
  test('says which words it found, for highlighting', () => {
    const terms = search('pears')?.questions[0]?.terms;
    expect(['pear', 'plum'].map((term) => terms?.has(term))).toEqual([true, false]);
  });
});

describe('small words', () => {
  const question = (id: string, ...keywords: string[]) => ({ id, question: '', keywords, answer: '' });
  const search = download(
    buildSearchData(
      [
        question('photo', 'take a photo of my meal'),
        question('list', 'without a photo', 'no camera'),
        question('privacy', 'who can see my data', 'is my data sold'),
        question('export', 'download my data', 'copy of my data'),
        question('iphone', 'an iPhone, an iPad'),
        question('android', 'not an iPhone'),
      ],
      [],
      {
        ignored: ['a', 'of', 'my', 'can', 'is', 'an', 'i', 'ca', 'do', 'have'],
        groups: [['no', 'not', 'without', 'dont']],
      },
    ),
  );

  test.each([
    ['photo of a meal', 'photo'],
    ['without photo', 'list'],
    ['no photo', 'list'],
    ['data', 'export'],
    ['who sees data', 'privacy'],
    ['iphone', 'iphone'],
    ['i don’t have an iphone', 'android'],
    ["i don't have an iphone", 'android'],
    ['dont have iphone', 'android'],
  ])('"%s" asks for %s', (query, id) => expect(idsFor(search, query)[0]).toBe(id));
});

describe('several questions that hold the word', () => {
  const search = download(
    buildSearchData(
      [
        { id: 'once', question: 'Photo', keywords: ['apple'], answer: '' },
        { id: 'often', question: 'Pear', keywords: ['photo, photo of a pear', 'photo of a cat'], answer: '' },
        { id: 'begun', question: 'Version', keywords: ['orange'], answer: '' },
        { id: 'cake', question: 'Plum cake', keywords: ['x'], answer: '' },
        { id: 'jam', question: 'Plum jam', keywords: ['plum pie'], answer: '' },
        { id: 'form', question: 'Cancelled orders', keywords: [], answer: '' },
        { id: 'two', question: 'Dog', keywords: ['quince dog'], answer: '' },
        { id: 'one', question: 'Fig', keywords: ['quince, fig'], answer: '' },
        { id: 'export', question: 'Export', keywords: [], answer: '' },
        { id: 'express', question: 'Express', keywords: [], answer: '' },
      ],
      [],
      {
        ignored: ['of', 'a'],
        groups: [
          ['shot', 'photo'],
          ['lemon', 'orange', 'citrus fruit'],
        ],
      },
    ),
  );

  test('the one that asks in just these words comes first', () => {
    expect(idsFor(search, 'photo of a cat')[0]).toBe('often');
    expect(idsFor(search, 'photo')[0]).toBe('once');
  });
  test('the one that says the word more often comes first, if else they are equal', () => {
    expect(idsFor(search, 'plum').slice(0, 2)).toEqual(['jam', 'cake']);
  });
  test('a comma ends a phrase', () => expect(idsFor(search, 'quince')).toEqual(['one', 'two']));
  test('a synonym that stands in no question is known', () => expect(idsFor(search, 'lemon')).toEqual(['begun']));
  test('only the last word may be begun', () => {
    expect(idsFor(search, 've')).toEqual(['begun']);
    expect(idsFor(search, 've apple')).toEqual(['once']);
  });
  test('forgives a wrong letter in what looks like a form of another word', () => {
    expect(idsFor(search, 'exprot')).toContain('export');
  });
  test('finds another form of a word', () => expect(idsFor(search, 'cancelling')).toEqual(['form']));
});

describe('words as people type them', () => {
  const question = (id: string, ...keywords: string[]) => ({ id, question: '', keywords, answer: '' });
  const search = download(
    buildSearchData(
      [
        question('mood', 'wellbeing', 'bienestar'),
        question('cancel', 'cancel my plan', 'cancel the trial', 'cancel', 'cancel now'),
        question('illness', 'cancer'),
        question('trial', 'cancel before the trial ends', 'trial'),
        question('photo', 'photograph', 'delete a photograph'),
        question('delete', 'eliminate'),
        question('soup', 'well done', 'bien hecho'),
      ],
      [],
      { ignored: ['my', 'the', 'de', 'being', 'a'], groups: [] },
    ),
  );

  test.each([
    ['in two', 'well being', 'mood'],
    ['in two', 'bien estar', 'mood'],
    ['by ear', 'fotograf', 'photo'],
    ['by ear, from the first letter', 'heliminate', 'delete'],
    ['with two letters swapped, like the beginning of a rarer word', 'cancle', 'cancel'],
    ['in another form', 'photographing', 'photo'],
  ])('%s: %s → %s', (_, query, id) => expect(idsFor(search, query)[0]).toBe(id));

  test('the words of a text are found in any form, for highlighting', () => {
    const terms = search('photograph')?.questions[0]?.terms;
    expect(['photographed', 'photographing', 'deleted'].map((word) => terms?.has(word))).toEqual([true, true, false]);
  });
  test('a rare word by the way does not outdo two that are meant', () => {
    const others = ['plum', 'pear', 'fig'].flatMap((word) => [
      question(`photo-${word}`, `photo ${word}`),
      question(`meal-${word}`, `meal ${word}`),
    ]);
    const asked = [...others, question('meant', 'photo, meal'), question('by-the-way', 'yesterday walk')];
    const crowded = download(buildSearchData(asked, [], { ignored: ['a', 'my', 'of'], groups: [] }));
    expect(idsFor(crowded, 'photo of my meal yesterday')[0]).toBe('meant');
  });
});
