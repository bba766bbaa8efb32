import type { Growth, measureBuilds } from './builds';
import type { Interaction } from './interaction';
import type { PageRun } from './lighthouse';
import { markdownTable } from './markdown-table';
import type { ComparedPage } from './pages';
import { median } from './statistics';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (value: number, digits = 1) => `${value.toFixed(digits)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Each page beside itself without scripts. */
export const pageTable = (pages: readonly ComparedPage[], lighthouse: string): string => {
  const runs = pages[0]?.withScripts.length ?? 0;
  const rows = pages.map(({ page, withScripts, without }) => {
    const of = (all: PageRun[], value: (run: PageRun) => number) => median(all.map(value));
    const [lcp, limit] = [of(withScripts, (run) => run.lcp), of(without, (run) => run.lcp)];
    const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
      Math.round(of(withScripts, (run) => run.scores[name])),
    );
    return [
      page,
      scores.join(' / '),
      seconds(lcp / 1000, 2),
      seconds(limit / 1000, 2),
      (lcp / limit).toFixed(3),
      milliseconds(of(withScripts, (run) => run.tbt)),
      of(withScripts, (run) => run.cls).toFixed(3),
      kilobytes(of(withScripts, (run) => run.bytes)),
      kilobytes(of(without, (run) => run.bytes)),
    ];
  });
  const faults = pages.flatMap(({ page, withScripts }) =>
    [...new Set(withScripts.flatMap((run) => run.faults))].map((fault) => `${page}: ${fault}`),
  );
  return `## Pages, beside themselves without scripts

Lighthouse ${lighthouse}, mobile, simulated slow 4G, CPU slowed 4 times; medians of ${runs} interleaved runs. Served
with brotli by scripts/site-server.ts, without the site's security headers, but for the last row. Scores: performance / accessibility / best practices / SEO. The 404 page is
audited at an address that answers with status 200, because Lighthouse takes the status itself for a fault.

${markdownTable(['Page', 'Scores', 'LCP', 'LCP without', 'Ratio', 'Blocking time', 'Layout shift', 'At load', 'Without'], rows)}
${faults.length > 0 ? `\nAudits not fully met in at least one run: ${faults.join(', ')}.\n` : ''}`.trimEnd();
};

export const interactionTable = (runs: readonly Interaction[]): string => {
  const row = (name: string, of: (run: Interaction) => number, unit: (value: number) => string) => [
    name,
    unit(median(runs.map(of))),
    unit(Math.max(...runs.map(of))),
  ];
  return `## The first gesture

The menu's button of the landing page, pressed on a phone (390 × 844, 2x) whose CPU is slowed 4 times, before any script
of the site was fetched; ${runs.length} runs. The time is the longest event of the press, to the next paint (Event Timing).

${markdownTable(
  ['', 'Median', 'Most'],
  [
    row('First press', ({ first }) => first, milliseconds),
    row('A second press 100 ms later, while the page hydrates', ({ second }) => second, milliseconds),
    row('Scripts fetched, compressed', ({ scriptBytes }) => scriptBytes, kilobytes),
  ],
)}`;
};

export const buildTable = ({ cold, warm, check }: Awaited<ReturnType<typeof measureBuilds>>): string => {
  const row = (name: string, { seconds: duration, peakMemory }: typeof cold) => [
    name,
    seconds(duration),
    `1/${(cold.seconds / duration).toFixed(1)}`,
    `${Math.round(peakMemory / 2 ** 20)} MB`,
  ];
  return `## Commands

In a copy of the project, without caches at first. Memory: the command and its child processes together, at their peak.

${markdownTable(
  ['Command', 'Duration', 'Of the cold build', 'Peak memory'],
  [row('Cold build', cold), row('Warm rebuild after one content change', warm), row('npm run check', check)],
)}`;
};

export const growthTable = (growth: readonly Growth[]): string => {
  const shown = ['index.html', 'support', '404.html', 'privacy'];
  const size = ({ bytes }: Growth, name: string) => {
    const value = bytes[name] ?? bytes[`${name}.html`] ?? bytes[`${name}/index.html`];
    return value === undefined ? 'none' : kilobytes(value);
  };
  const rows = growth.map((one) => [
    `× ${one.times}`,
    String(one.pages),
    seconds(one.seconds),
    (one.pages / one.seconds).toFixed(1),
    ...shown.map((name) => size(one, name)),
  ]);
  return `## Growth

Cold builds with 1, 10 and 100 times the questions, testimonials and legal pages. The content contract limits the
lists; the copy that is measured here has those limits taken out. Sizes are HTML with CSS, compressed: the help page
shows all questions and the landing page all testimonials, so they grow; the others must not.

${markdownTable(['Content', 'Pages', 'Build', 'Pages a second', '/', '/support', '404', '/privacy'], rows)}`;
};
