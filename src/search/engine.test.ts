import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadContent } from '../load-content';
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
  answer: 'Offline, photos wait for the network.',
  asked: ['airplane mode'],
};
const data: SearchData = {
  questions: [refund, offline],
  sections: [{ to: '/terms#refunds', title: 'Refunds and photos', documentTitle: 'Terms', lang: 'en' }],
  ignored: ['how', 'do', 'I', 'the', 'my', 'it'],
  synonyms: [['refund', 'reimbursement']],
};
const search = createSearch(data);
/** The id of the best answer, then those of the others. */
const find = (query: string) => {
  const answers = search(query);
  return answers && [answers.best, ...answers.others].map((answer) => answer?.id);
};

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
  ['an unknown word', 'xqzw', [undefined]],
  ['a word beside an unknown one, but not as the best answer', 'xqzw internet', [undefined, 'offline']],
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

/** The languages that have a list of what people type, and of questions without an answer. Nobody tunes on these lists. */
const listed = readdirSync('tests/search').map((file) => file.replace('.yaml', ''));
const listedLanguages = listed.filter((name) => !name.includes('.'));
const unansweredLists = listed.filter((name) => name.endsWith('.unanswered'));

test.each(listedLanguages)(
  'the right answer comes first for 86 %% of what people type, and among the first three for 95 %% (%s)',
  async (lang) => {
    const index = searchData((await loadContent()).documents)[lang] ?? data;
    const find = createSearch({ ...index, sections: [] });
    const file = `tests/search/${lang}.yaml`;
    const queries: { rank: number; name: string }[] = [];
    for (const [id, list] of Object.entries<string[]>(parse(readFileSync(file, 'utf8')))) {
      // The list may hold questions that editors have removed since.
      if (!index.questions.some((question) => question.id === id)) continue;
      for (const query of list) {
        const answers = find(query);
        const rank = answers ? [answers.best, ...answers.others].findIndex((question) => question?.id === id) : -1;
        queries.push({ rank, name: `${file}, ${id}: ${query}` });
      }
    }
    /** The queries whose answer is not among the first ones, if there are too many of them. */
    const lostQueries = (maxResults: number, share: number) => {
      const lost = queries.filter(({ rank }) => rank < 0 || rank >= maxResults).map(({ name }) => name);
      return 1 - lost.length / queries.length < share ? lost : [];
    };
    expect(lostQueries(1, 0.86)).toEqual([]);
    expect(lostQueries(3, 0.95)).toEqual([]);
  },
);

test.each(unansweredLists)('nine tenths of the questions without an answer find no best answer (%s)', async (name) => {
  const find = createSearch(searchData((await loadContent()).documents)[name.replace('.unanswered', '')] ?? data);
  const queries: string[] = parse(readFileSync(`tests/search/${name}.yaml`, 'utf8'));
  const answered = queries.filter((query) => find(query)?.best);
  expect(answered.length > queries.length * 0.1 ? answered : []).toEqual([]);
});
