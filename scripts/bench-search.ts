/**
 * `npm run bench:search`: how long a keystroke takes to be answered among 1,000 questions, in Chromium
 * with its processor slowed 4 times, and what a visitor downloads to search.
 *
 * Needs a built site; the questions are generated and given to it in place of its own.
 */
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { loadContent } from '../src/contract/load-content';
import { buildSearchData, type Question } from '../src/search/build-search-data';
import { queries } from '../src/search/queries/en';
import { fixtureContent } from '../tests/support/fixture-content';
import { chromiumLaunchOptions } from './chromium';
import { createSiteServer } from './site-server';

const QUESTIONS = 1000;
const SLOWDOWN = 4;
const LIMIT = 16;

/** A pseudo-random number generator with a fixed seed (mulberry32), so that every run asks the same. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Questions made of the words of the real ones and of as many words that were never seen. */
function generateQuestions(real: Question[]): Question[] {
  const random = generator(1);
  const pick = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(random() * list.length)] as Entry;
  const seen = real.flatMap(({ question, answer }) => `${question} ${answer}`.match(/\p{L}{3,}/gu) ?? []);
  const syllables = [
    'ba',
    'cor',
    'di',
    'fen',
    'gu',
    'lam',
    'mi',
    'nor',
    'pel',
    'qua',
    'ris',
    'sto',
    'tan',
    'vel',
    'zo',
  ];
  const made = Array.from({ length: 3000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
  );
  const words = (count: number) => Array.from({ length: count }, () => pick(random() < 0.5 ? seen : made));
  return Array.from({ length: QUESTIONS }, (_, index) => ({
    ...(real[index] ?? { id: `question-${index}` }),
    question: real[index]?.question ?? `${words(8).join(' ')}?`,
    keywords: real[index]?.keywords ?? words(6),
    answer: real[index]?.answer ?? words(40).join(' '),
  }));
}

function weigh(files: readonly Buffer[]): string {
  const sum = (compress: (data: Buffer) => Buffer) => files.reduce((total, file) => total + compress(file).length, 0);
  const [raw, gzip, brotli] = [(data: Buffer) => data, gzipSync, brotliCompressSync].map(sum);
  return `${raw} bytes (${gzip} gzip, ${brotli} brotli)`;
}

/** Answers as Gatsby's GraphQL gives them to the page. */
const asPageItem = ({ id, question, answer }: Question) => ({
  id,
  question,
  answer: { childMarkdownRemark: { html: `<p>${answer}</p>` } },
});

/** Types the queries into the field, and returns how long each letter took until its answers stood in the page. */
async function typeAll(page: Page): Promise<number[]> {
  return page.evaluate(
    async (texts) => {
      const field = document.querySelector<HTMLInputElement>('#search');
      if (!field) throw new Error('There is no search field.');
      const times: number[] = [];
      for (const text of texts) {
        for (let end = 1; end <= text.length; end += 1) {
          field.value = text.slice(0, end);
          const start = performance.now();
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // React renders what an input event changes before the next task.
          await Promise.resolve();
          times.push(performance.now() - start);
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      return times;
    },
    queries.map(([query]) => query),
  );
}

async function main(): Promise<void> {
  const { documents } = loadContent(fixtureContent);
  const faq = documents.find(({ type, lang }) => type === 'Faq' && lang === 'en');
  const words = documents.find(({ type, lang }) => type === 'Synonyms' && lang === 'en');
  if (faq?.type !== 'Faq' || words?.type !== 'Synonyms') throw new Error('There are no questions in English.');
  const questions = generateQuestions(faq.data.groups.flatMap(({ items }) => items));
  const index = JSON.stringify(buildSearchData(questions, [], words.data));

  const server = createSiteServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.route('**/search-en-json-*.js', async (route) => {
      const chunk = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: chunk.replace(/JSON\.parse\('.*'\)/s, () => `JSON.parse(${JSON.stringify(index)})`),
      });
    });
    await page.route('**/page-data/support/page-data.json*', async (route) => {
      const data = await (await route.fetch()).json();
      data.result.data.faq.groups = [{ id: 'all', title: 'All', items: questions.map(asPageItem) }];
      await route.fulfill({ json: data });
    });
    // By way of another page, so that the help page is drawn from these questions and not hydrated.
    await page.goto(`${origin}/terms`);
    await page.locator('header a').first().hover();
    await page.waitForFunction(() => '___navigate' in window);
    await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate('/support'));
    await page.locator('#search').fill('refund');
    await page.getByRole('article').waitFor();

    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = (await typeAll(page)).sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    console.log(
      `${QUESTIONS} questions, processor slowed ${SLOWDOWN} times, ${times.length} keystrokes, from key to answers drawn:`,
    );
    console.log(`  median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms`);
    console.log(`  index of ${QUESTIONS} questions: ${weigh([Buffer.from(index)])}`);
    if (at(0.5) >= LIMIT) {
      console.error(`The median is ${LIMIT} ms or more.`);
      process.exitCode = 1;
    }

    console.log('On this site, library and index together:');
    for (const { lang, path: address } of documents.flatMap((one) =>
      one.type === 'Support' ? [{ ...one.data, lang: one.lang }] : [],
    )) {
      const visit = await browser.newPage();
      const files: Buffer[] = [];
      visit.on('response', async (response) => {
        if (/\/search-[^/]*\.js$/.test(response.url())) files.push(await response.body());
      });
      await visit.goto(`${origin}${address}?q=csv`);
      await visit.getByRole('article').waitFor();
      console.log(`  ${lang}: ${weigh(files)}`);
      await visit.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

void main();
