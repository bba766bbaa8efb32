/**
 * `npm run bench:search`: whether the search finds the right answers, how long it takes to answer a keystroke, and what
 * a visitor downloads to search; writes docs/search.md. Needs a built site.
 * `-- --missed` also lists the queries of the tuned lists whose answer does not come first.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { loadContent } from '../src/content/read';
import { buildSearchData, type Question } from '../src/search/build-search-data';
import { createSearch, type Search } from '../src/search/search';
import { searchDataByLanguage } from '../src/search/search-data-by-language';

const { values: options } = parseArgs({ options: { missed: { type: 'boolean', default: false } } });
const listsDir = 'tests/search';

const { documents, diagnostics } = loadContent('content');
if (diagnostics.length > 0) throw new Error('The content has mistakes: run `npm run check`.');
const data = searchDataByLanguage(documents);

/** Queries, each with the id of the question that answers it. */
const readList = (file: string): [query: string, id: string][] =>
  Object.entries(parse(readFileSync(path.join(listsDir, file), 'utf8')) as Record<string, string[]>).flatMap(
    ([id, queries]) => queries.map((query): [string, string] => [query, id]),
  );

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** How often the right answer comes first, and among the first three. */
const measureList = (file: string, search: Search, ids: ReadonlySet<string>): string[] => {
  const all = readList(file);
  const known = all.filter(([, id]) => ids.has(id));
  if (known.length < all.length)
    console.warn(`${file}: ${all.length - known.length} queries ask for what is no question.`);
  const places = known.map(([query, id]) => search(query)?.questions.findIndex(({ entry }) => entry.id === id) ?? -1);
  const within = (count: number) => places.filter((place) => place >= 0 && place < count).length;
  if (options.missed && file.startsWith('tuned')) {
    for (const [at, [query, id]] of known.entries()) if (places[at] !== 0) console.log(`  ${query} → ${id}`);
  }
  return [String(known.length), percent(within(1), known.length), percent(within(3), known.length)];
};

/** A thousand questions in words of the real ones, and in as many that stand in none of them; always the same. */
const manyQuestions = (real: readonly Question[]): Question[] => {
  const seen = real.flatMap(({ question, answer }) => `${question} ${answer}`.match(/\p{L}{3,}/gu) ?? []);
  const words = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = (step: number) => seen[(first * 7919 + index * step) % seen.length] ?? '';
      return index % 2 ? at(31) : at(17) + at(43);
    });
  return Array.from({ length: 1000 }, (_, index) => ({
    id: `question-${index}`,
    question: words(index, 8).join(' '),
    keywords: words(index + 1000, 6),
    answer: words(index + 2000, 40).join(' '),
  }));
};

/** How long each keystroke takes while the questions are typed, in milliseconds. */
const measureKeystrokes = (search: Search, typed: readonly string[]): string => {
  const times = typed
    .flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)))
    .map((text) => {
      const start = performance.now();
      search(text);
      return performance.now() - start;
    })
    .sort((one, other) => one - other);
  const at = (part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(2);
  return `${at(0.5)} / ${at(0.95)} / ${at(1)} ms`;
};

/** Which file holds which chunk, as the last build wrote it. */
const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
  readFileSync('public/webpack.stats.json', 'utf8'),
);

const sizeOf = (chunk: string) => {
  const file = assetsByChunkName[chunk]?.find((name) => name.endsWith('.js'));
  if (!file) throw new Error(`There is no chunk "${chunk}". Run \`npm run build\`.`);
  return statSync(path.join('dist', `${file}.br`)).size;
};

const table = (rows: readonly (readonly string[])[]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

const languages = Object.entries(data).map(([lang, one]) => {
  const faq = documents.find((document) => document.type === 'Faq' && document.lang === lang);
  const words = documents.find((document) => document.type === 'Synonyms' && document.lang === lang);
  if (faq?.type !== 'Faq' || words?.type !== 'Synonyms') throw new Error(`There are no questions in "${lang}".`);
  const questions = faq.data.groups.flatMap(({ items }) => items);
  const asked = questions.map(({ question }) => question);
  const search = createSearch(one);
  const many = createSearch(buildSearchData([...questions, ...manyQuestions(questions)], [], words.data));
  return {
    lists: readdirSync(listsDir)
      .filter((file) => file.endsWith(`.${lang}.yaml`))
      .map((file) => [
        lang,
        file.split('.')[0] ?? '',
        ...measureList(file, search, new Set(questions.map(({ id }) => id))),
      ]),
    speed: [
      lang,
      measureKeystrokes(createSearch(one), asked),
      measureKeystrokes(many, asked),
      `${sizeOf('search')} + ${sizeOf(`search-${lang}-json`)} bytes`,
    ],
  };
});

const text = `# The search of the help page

Written by \`npm run build && npm run bench:search\`; don't edit it by hand.

## The right answer

The queries are in \`tests/search\`: the search was tuned on the lists called "tuned", and never on those called "held-out".

${table([
  ['Language', 'List', 'Queries', 'Right first', 'Right among the first three'],
  ['---', '---', '---:', '---:', '---:'],
  ...languages.flatMap(({ lists }) => lists),
])}

## Speed and weight

A keystroke, while the questions are typed (median / 95 % / slowest); and what is downloaded to search,
compressed: the program and a language's words.

${table([
  ['Language', 'A keystroke', 'Among 1,000 questions more', 'Download'],
  ['---', '---:', '---:', '---:'],
  ...languages.map(({ speed }) => speed),
])}
`;
writeFileSync('docs/search.md', text);
execFileSync('npx', ['biome', 'format', '--write', 'docs/search.md'], { stdio: 'ignore' });
console.log(text);
