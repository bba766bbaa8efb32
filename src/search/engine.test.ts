import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadContent } from '../check/load-content';
import { createSearch, type SearchData } from './engine';
import { searchData } from './search-index';

const refund = {
  id: 'refund',
  title: 'Can I get my money back?',
  answer: 'Ask the App Store.',
  asked: ['refund', 'charged by mistake'],
};
const offline = {
  id: 'offline',
  title: 'Does it work without internet?',
  answer: 'Photos wait for the network.',
  asked: ['airplane mode'],
};
const data: SearchData = {
  questions: [refund, offline],
  sections: [{ to: '/terms#refunds', title: 'Refunds and photos', documentTitle: 'Terms', lang: 'en' }],
  ignored: ['how', 'do', 'I', 'the', 'my', 'it'],
  synonyms: [['refund', 'reimbursement']],
};
const search = createSearch(data);
const find = (query: string) => search(query)?.questions.map(({ id }) => id);

test.each([
  ['a word of the question', 'internet', ['offline']],
  ['another way to ask', 'Airplane mode', ['offline']],
  ['a word of the answer', 'network', ['offline']],
  ['another form of a word', 'refunded', ['refund']],
  ['capitals and accents', 'RÉFUND', ['refund']],
  ['joined and wide characters, and an invisible hyphen', 'oﬀline ｎｅｔ\u00adwork', ['offline']],
  ['wrong characters', 'intrenet', ['offline']],
  ['the beginning of a word', 'airp', ['offline']],
  ['a synonym that stands in no question', 'reimbursement', ['refund']],
  ['an unknown word', 'xqzw', []],
  ['only ignored words', 'How do I…', undefined],
  ['characters without words', '?!', undefined],
])('finds by %s', (_what, query, ids) => {
  expect(find(query)).toEqual(ids);
});

test('finds headings of legal documents, and tells which words to mark', () => {
  const [section] = search('refund')?.sections ?? [];
  expect(section?.to).toBe('/terms#refunds');
  expect(['Refunds', 'photos'].map((word) => section?.isFound(word))).toEqual([true, false]);
});

/** What people type, each with the id of the question that answers it; the search is never tuned on these lists. */
const listedLanguages = readdirSync('tests/search').map((file) => file.replace('.yaml', ''));
const heldOut = (lang: string) =>
  Object.entries<string[]>(parse(readFileSync(`tests/search/${lang}.yaml`, 'utf8'))).flatMap(([id, queries]) =>
    queries.map((query) => ({ id, query })),
  );

test.each(listedLanguages)(
  'the right answer comes first for 86 %% of what people type, and among the first three for 95 %% (%s)',
  async (lang) => {
    const content = searchData((await loadContent('content')).documents)[lang] ?? data;
    const ids = content.questions.map(({ id }) => id);
    const searchContent = createSearch({ ...content, sections: [] });
    // Editors may have removed a question of the list.
    const queries = heldOut(lang).filter(({ id }) => ids.includes(id));
    const positions = queries.map(
      ({ id, query }) => searchContent(query)?.questions.findIndex((answer) => answer.id === id) ?? -1,
    );
    const shareAmongFirst = (count: number) =>
      positions.filter((position) => position >= 0 && position < count).length / positions.length;
    expect(shareAmongFirst(1)).toBeGreaterThanOrEqual(0.86);
    expect(shareAmongFirst(3)).toBeGreaterThanOrEqual(0.95);
  },
);
