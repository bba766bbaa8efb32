/**
 * `npm run bench`: measures the built site and its builds, and writes docs/performance.md.
 * `-- --runs 1` tries it out: fewer runs of Lighthouse, and no growth.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds, measureGrowth } from './bench/builds';
import { measureInteraction } from './bench/interaction';
import { installLighthouse, lighthouseVersion } from './bench/lighthouse';
import { comparePages } from './bench/pages';
import { buildTable, growthTable, interactionTable, pageTable } from './bench/report';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
const project = process.cwd();
const target = path.join(project, 'docs/performance.md');

const startTime = performance.now();
const progress = (message: string) => {
  const seconds = Math.round((performance.now() - startTime) / 1000);
  console.log(`${String(seconds).padStart(5)} s  ${message}`);
};

const main = async () => {
  if (!existsSync('public/index.html')) throw new Error('There is no built site. Run "npm run build" first.');

  installLighthouse();
  const pages = await comparePages(path.join(project, 'public'), runs, progress);
  const interaction = await measureInteraction(path.join(project, 'public'), runs, progress);
  const builds = await measureBuilds(project, progress);
  const growth = [];
  for (const times of runs === 1 ? [1, 10] : [1, 10, 100]) growth.push(await measureGrowth(project, times, progress));

  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const report = `# Performance

Written by \`npm run bench\`; don't edit it by hand.

- Date: ${new Date().toISOString().slice(0, 10)}, commit ${commit}.
- Machine: ${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.
- Commands: \`npm run build\`, then \`npm run bench${runs === 7 ? '' : ` -- --runs ${runs}`}\`.

${pageTable(pages, lighthouseVersion())}

${interactionTable(interaction)}

${buildTable(builds)}

${growthTable(growth)}
`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, report);
  console.log(`\n${report}\nWritten to ${path.relative(project, target)}.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
