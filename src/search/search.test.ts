import { queries as english } from '../../tests/fixture/queries/en';
import { queries as spanish } from '../../tests/fixture/queries/es';
import { queries as french } from '../../tests/fixture/queries/fr';
import { fixtureContent } from '../../tests/support/fixture-content';
import { loadContent } from '../contract/load-content';
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
      [{ to: '/terms#soup', title: 'Soup', document: 'Terms', lang: 'en' }],
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
    expect([...(search('pears')?.questions[0]?.terms ?? [])]).toEqual(['pear']);
  });
});
