/**
 * `npm run bench`: measures the built site and its builds, and writes docs/performance.md.
 * `-- --runs 1` tries it out: fewer runs of Lighthouse, and less growth.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds } from './bench/builds';
import { type Figures, startLighthouse } from './bench/lighthouse';
import { timeSavedChanges } from './bench/saved-change';
import { type Protocol, pagesIn, serveCopy } from './bench/serve-copy';
import { longestFrame, seeHeadline, startSlowPhone, timeFirstPress } from './bench/slow-phone';
import { compressed } from './compressed';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Array.from({ length: Number(values.runs) });

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const seconds = (value: number, digits = 1) => `${value.toFixed(digits)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const pageHead = [
  ...['Page', 'Scores', 'Sentence', 'FCP', 'LCP', 'LCP / sentence', 'LCP / without'],
  ...['Blocking time', 'Without', 'Sentence', 'Layout shift', 'At load', 'Without'],
];

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** Each of some pages, by their files, with the one-sentence page and itself without scripts beside it. */
const measurePages = async (pages: readonly string[], protocol: Protocol) => {
  const whole = await serveCopy('site', (html) => html, protocol);
  const bare = await serveCopy('bare', withoutScripts, protocol);
  const { version, audit, close } = await startLighthouse();
  // The first run of a browser is slower than the others.
  await audit(whole.origin);
  const rows: string[][] = [];
  for (const file of pages) {
    // The 404 page at an address that answers 200: Lighthouse takes the status itself for a fault.
    const address = `/${file.replace(/\/?(index)?\.html$/, '')}`;
    const [full, limit, sentence]: [Figures[], Figures[], Figures[]] = [[], [], []];
    for (const _ of runs) {
      // In turns: what disturbs the machine disturbs all.
      sentence.push(await audit(`${whole.origin}/sentence`));
      full.push(await audit(whole.origin + address));
      limit.push(await audit(bare.origin + address));
    }
    const of = (all: Figures[], name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes') => median(all.map((one) => one[name]));
    rows.push([
      address,
      [0, 1, 2, 3].map((index) => median(full.map(({ scores }) => scores[index] ?? 0))).join(' / '),
      seconds(of(sentence, 'fcp') / 1000, 2),
      seconds(of(full, 'fcp') / 1000, 2),
      seconds(of(full, 'lcp') / 1000, 2),
      (of(full, 'lcp') / of(sentence, 'fcp')).toFixed(2),
      (of(full, 'lcp') / of(limit, 'lcp')).toFixed(3),
      milliseconds(of(full, 'tbt')),
      milliseconds(of(limit, 'tbt')),
      milliseconds(of(sentence, 'tbt')),
      of(full, 'cls').toFixed(3),
      kilobytes(of(full, 'bytes')),
      kilobytes(of(limit, 'bytes')),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  await close();
  for (const server of [whole, bare]) server.close();
  return { version, rows };
};

/** The landing page on a phone with a slow processor: its headline over a slow connection, a press, and scrolling. */
const measureSlowPhone = async () => {
  const { origin, close } = await serveCopy('site', (html) => html, 'HTTP/1.1');
  const phone = await startSlowPhone();
  const times = (count: number) => Array.from({ length: runs.length === 1 ? 2 : count });
  const visits: Awaited<ReturnType<typeof seeHeadline>>[] = [];
  for (const _ of times(10)) visits.push(await seeHeadline(phone, `${origin}/`));
  const presses: number[] = [];
  for (const _ of times(15)) presses.push(await timeFirstPress(phone, `${origin}/`, 'header button'));
  const frames: number[] = [];
  for (const _ of times(5)) frames.push(await longestFrame(phone, `${origin}/`));
  await phone.close();
  close();
  return { visits, presses, frames };
};

const main = async () => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const { version, rows } = await measurePages(pagesIn('dist'), 'HTTP/2');
  const { rows: plainRows } = await measurePages(['index.html'], 'HTTP/1.1');
  const { visits, presses, frames } = await measureSlowPhone();
  const face = (own: boolean) => (own ? 'the site’s own' : 'a fallback');
  const sized = ['index.html', 'support/index.html', '404.html', 'privacy/index.html'];
  const builds = (runs.length === 1 ? [1, 10] : [1, 10, 100]).map((times) => {
    console.log(`Building ${times} times the content`);
    return measureBuilds(times, (site) => ({
      pages: pagesIn(site).length,
      sizes: sized.map((page) => kilobytes(compressed(readFileSync(path.join(site, page))).length)),
    }));
  });
  const again = builds[0]?.again;
  const measured = [builds[0]?.cold, again?.warm, builds.at(-1)?.cold];
  const steps = [...new Set(measured.flatMap((duration) => [...(duration?.steps.keys() ?? [])]))]
    .map((step) => [step, ...measured.map((duration) => duration?.steps.get(step) ?? 0)] as const)
    // The others together take less than one of these.
    .filter(([, ...durations]) => Math.max(...durations) >= 0.5);
  console.log('Saving changes while the development server runs');
  const saves = await timeSavedChanges(runs.length === 1 ? 2 : 10);
  writeFileSync(
    'docs/performance.md',
    `# Performance

Written by \`npm run build && npm run bench -- --runs ${runs.length}\`; don't edit it by hand. ${new Date().toISOString().slice(0, 10)}, commit ${commit},
${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}.

## Pages, beside themselves without scripts

Lighthouse ${version}, a phone, simulated slow 4G, processor slowed 4 times; medians of ${runs.length} runs in turns. Served with
brotli over TLS and HTTP/2, as browsers and \`deploy/\` speak, without the site's security headers. Scores: performance /
accessibility / best practices / SEO. Beside each page, in the same run: the first paint (FCP) and the blocking time of a page
that holds one sentence, and the page without its scripts. What blocks those is the browser's own work: no page can be
expected to block less than the sentence.

${table(pageHead, rows)}

The landing page over HTTP/1.1 without TLS: each further connection costs a round trip, which its files share in HTTP/2.

${table(pageHead, plainRows)}

## The landing page on a slow phone

390 × 844 at 2x, processor slowed 4 times (by Chromium), each visit with an empty cache.

Over an emulated slow 4G (150 ms, 1.6 Mbit/s), at the first paint and one second after it: whose letters the headline is
set in, and where it and the text below it are (x, y, width, height in pixels).

${table(
  ['Visit', 'First paint', 'Headline', 'A second later', 'h1', 'h1, later', 'Text', 'Text, later'],
  visits.map(({ time, first, second }, index) => [
    index + 1,
    milliseconds(time),
    face(first.own),
    face(second.own),
    ...[first.h1, second.h1, first.lede, second.lede],
  ]),
)}

The first press on the menu's button, before any script of the site is there, to the next paint (Event Timing), ${presses.length} times:
${milliseconds(median(presses))} at the median, ${milliseconds(Math.max(...presses))} at most.

The longest task of the main thread while a finger scrolls from the top to the end, by a trace, ${frames.length} times:
${milliseconds(median(frames))} at the median, ${milliseconds(Math.max(...frames))} at most.

## Builds

Without caches, with 1, 10 and 100 times the questions, testimonials and legal pages. Sizes are HTML with CSS, compressed:
the help page shows all questions and the landing page all testimonials, so they grow; the others must not.

${table(
  ['Content', 'Pages', 'Build', '/', '/support', '404', '/privacy'],
  builds.map(({ times, cold, found }) => [`× ${times}`, found.pages, seconds(cold.whole), ...found.sizes]),
)}

A build after one change of the content: ${seconds(again?.warm.whole ?? Number.NaN)}. \`npm run check\`: ${seconds(again?.check.whole ?? Number.NaN)}.
A change that is saved while \`npm run develop\` runs shows on the open page after ${seconds(median(saves))} at the median, ${seconds(Math.max(...saves))} at most, of ${saves.length}.

Their steps, as Gatsby reports them; those that take half a second or more in one of the builds:

${table(
  ['Step', 'Without caches', 'After one change', `${builds.at(-1)?.found.pages} pages`],
  steps.map(([step, ...durations]) => [step, ...durations.map((duration) => seconds(duration))]),
)}
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', 'docs/performance.md'], { stdio: 'ignore' });
  console.log('Written to docs/performance.md.');
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
