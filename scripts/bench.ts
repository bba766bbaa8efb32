/**
 * `npm run bench`: measures the built site and its builds, and writes docs/performance.md.
 * `-- --runs 1` tries it out: fewer runs of Lighthouse, and less growth.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressFiles } from '../src/finish/compress';
import { siteFiles } from '../src/finish/site-files';
import { measureBuilds } from './bench/builds';
import { type Figures, startLighthouse } from './bench/lighthouse';
import { compressed } from './compressed';
import { createSiteServer } from './site-server';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Array.from({ length: Number(values.runs) });

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const seconds = (value: number, digits = 1) => `${value.toFixed(digits)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The pages of a built site, by their files; the CMS is none. */
const pagesIn = (dir: string) =>
  siteFiles(dir).filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !/^admin/.test(file));

/** Serves a copy of the site with its pages changed, and without its security headers, which Lighthouse trips over. */
const serveCopy = async (name: string, change: (html: string) => string) => {
  const copy = path.resolve('node_modules/.cache/bench', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  writeFileSync(path.join(copy, '_headers'), '');
  for (const page of pagesIn(copy)) {
    writeFileSync(path.join(copy, page), change(readFileSync(path.join(copy, page), 'utf8')));
  }
  await compressFiles(copy, siteFiles(copy));
  const server = createSiteServer(copy).listen(0);
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const measurePages = async () => {
  const whole = await serveCopy('site', (html) => html);
  const bare = await serveCopy('bare', (html) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  const { version, audit, press, close } = await startLighthouse();
  // The first run of a browser is slower than the others.
  await audit(whole.origin);
  const rows: string[][] = [];
  for (const file of pagesIn('dist')) {
    // The 404 page at an address that answers 200: Lighthouse takes the status itself for a fault.
    const address = `/${file.replace(/\/?(index)?\.html$/, '')}`;
    const [full, limit]: [Figures[], Figures[]] = [[], []];
    for (const _ of runs) {
      // In turns: what disturbs the machine disturbs both.
      full.push(await audit(whole.origin + address));
      limit.push(await audit(bare.origin + address));
    }
    const of = (all: Figures[], name: 'lcp' | 'tbt' | 'cls' | 'bytes') => median(all.map((one) => one[name]));
    rows.push([
      address,
      [0, 1, 2, 3].map((index) => median(full.map(({ scores }) => scores[index] ?? 0))).join(' / '),
      seconds(of(full, 'lcp') / 1000, 2),
      seconds(of(limit, 'lcp') / 1000, 2),
      (of(full, 'lcp') / of(limit, 'lcp')).toFixed(3),
      `${Math.round(of(full, 'tbt'))} ms`,
      of(full, 'cls').toFixed(3),
      kilobytes(of(full, 'bytes')),
      kilobytes(of(limit, 'bytes')),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  const presses: number[] = [];
  for (const _ of runs) presses.push(await press(whole.origin, 'header button'));
  await close();
  for (const server of [whole, bare]) server.close();
  return { version, rows, press: median(presses) };
};

const main = async () => {
  const { version, rows, press } = await measurePages();
  const sized = ['index.html', 'support/index.html', '404.html', 'privacy/index.html'];
  const builds = (runs.length === 1 ? [1, 10] : [1, 10, 100]).map((times) => {
    console.log(`Building ${times} times the content`);
    return measureBuilds(times, (site) => ({
      pages: pagesIn(site).length,
      sizes: sized.map((page) => kilobytes(compressed(readFileSync(path.join(site, page))).length)),
    }));
  });
  const again = builds[0]?.again;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(
    'docs/performance.md',
    `# Performance

Written by \`npm run build && npm run bench -- --runs ${runs.length}\`; don't edit it by hand. ${new Date().toISOString().slice(0, 10)}, commit ${commit},
${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}.

## Pages, beside themselves without scripts

Lighthouse ${version}, a phone, simulated slow 4G, processor slowed 4 times; medians of ${runs.length} runs in turns. Served with
brotli, without the site's security headers. Scores: performance / accessibility / best practices / SEO.

${table(['Page', 'Scores', 'LCP', 'LCP without', 'Ratio', 'Blocking time', 'Layout shift', 'At load', 'Without'], rows)}

The first press on the menu's button, before any script of the site is there: ${Math.round(press)} ms to the next paint (INP).

## Builds

Without caches, with 1, 10 and 100 times the questions, testimonials and legal pages. Sizes are HTML with CSS, compressed:
the help page shows all questions and the landing page all testimonials, so they grow; the others must not.

${table(
  ['Content', 'Pages', 'Build', '/', '/support', '404', '/privacy'],
  builds.map(({ times, cold, found }) => [`× ${times}`, found.pages, seconds(cold), ...found.sizes]),
)}

A build after one change of the content: ${seconds(again?.warm ?? Number.NaN)}. \`npm run check\`: ${seconds(again?.check ?? Number.NaN)}.
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', 'docs/performance.md'], { stdio: 'ignore' });
  console.log('Written to docs/performance.md.');
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
