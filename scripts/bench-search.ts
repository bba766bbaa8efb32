/**
 * `npm run bench:search`: how long the search takes to answer a keystroke among 1,000 questions, and what a
 * visitor downloads to search. Needs a built site.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../src/contract/load-content';
import { buildSearchData } from '../src/search/build-search-data';
import { createSearch } from '../src/search/search';

const { documents } = loadContent('content');
const faq = documents.find(({ type, lang }) => type === 'Faq' && lang === 'en');
const synonyms = documents.find(({ type, lang }) => type === 'Synonyms' && lang === 'en');
if (faq?.type !== 'Faq' || synonyms?.type !== 'Synonyms') throw new Error('There are no questions in English.');

const real = faq.data.groups.flatMap(({ items }) => items);
const seen = real.flatMap(({ question, answer }) => `${question} ${answer}`.match(/\p{L}{3,}/gu) ?? []);
/** Words of the real questions, and as many that stand in none of them, always the same ones. */
const words = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = (step: number) => seen[(first * 7919 + index * step) % seen.length] ?? '';
    return index % 2 ? at(31) : at(17) + at(43);
  });
const questions = Array.from({ length: 1000 }, (_, index) => ({
  id: `question-${index}`,
  question: words(index, 8).join(' '),
  keywords: words(index + 1000, 6),
  answer: words(index + 2000, 40).join(' '),
}));

const search = createSearch(buildSearchData([...real, ...questions], [], synonyms.data));
const typed = real.flatMap(({ question }) => Array.from(question, (_, end) => question.slice(0, end + 1)));
const times = typed
  .map((text) => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  })
  .sort((one, other) => one - other);
const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
console.log(
  `${typed.length} keystrokes among ${questions.length} questions: median ${at(0.5)}, 95 % within ${at(0.95)}`,
);

console.log('Downloaded to search this site (brotli): the library once, and the index of a language');
for (const file of readdirSync('dist').filter((name) => /^search-.*\.js\.br$/.test(name))) {
  console.log(`  ${file}: ${statSync(path.join('dist', file)).size} bytes`);
}
