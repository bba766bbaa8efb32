/**
 * `npm run reliability`: what the site survives, on this machine alone; writes `docs/reliability.md`.
 * Needs a built site, nginx with its brotli module, and wrk. `PORT` and the one after it are used.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { nginxPath } from './nginx/programs';
import { referencesIn } from './release/check-site';
import { fullDisk } from './reliability/full-disk';
import { hostileRequests } from './reliability/hostile-requests';
import { killedBuilds } from './reliability/killed-builds';
import { type Outcome, outcomeTable } from './reliability/outcome';
import { releasesUnderLoad } from './reliability/releases';
import { restartsUnderLoad } from './reliability/restarts';
import { makeServedHome } from './reliability/served-home';
import { slowClients } from './reliability/slow-clients';
import { loadAssets, measureThroughput } from './reliability/throughput';

const port = Number(process.env.PORT ?? 9080);
const project = process.cwd();
const site = path.join(project, 'public');
const home = path.resolve('node_modules/.cache/reliability');

const startTime = performance.now();
const progress = (message: string) =>
  console.log(`${String(Math.round((performance.now() - startTime) / 1000)).padStart(5)} s  ${message}`);

const main = async () => {
  nginxPath();
  if (!existsSync(path.join(site, '_headers'))) throw new Error('There is no built site. Run "npm run build" first.');

  const outcomes: Outcome[] = [];
  const served = await makeServedHome(home, site, port);
  await served.start();
  try {
    progress('load');
    const { ratio, outcomes: throughput } = await measureThroughput(served);
    const addresses = referencesIn(readFileSync(path.join(site, 'index.html'), 'utf8'));
    const files = addresses.filter((address) => existsSync(path.join(site, address)) && path.extname(address));
    outcomes.push(...throughput, await loadAssets(port, files.slice(0, 12)));
    progress(`the landing page is served at ${ratio.toFixed(2)} times the rate of an empty file`);
    progress('slow clients');
    outcomes.push(...(await slowClients(port)));
    progress('hostile requests');
    outcomes.push(...(await hostileRequests(port)));
    progress('releases under load');
    outcomes.push(...(await releasesUnderLoad(served, site)));
    progress('nginx stopped and started under load');
    outcomes.push(...(await restartsUnderLoad(served, [site, path.join(home, 'changed')])));
  } finally {
    await served.stop();
    rmSync(home, { recursive: true, force: true });
  }
  progress('disk full');
  outcomes.push(...fullDisk(project));
  progress('builds killed');
  outcomes.push(...(await killedBuilds(project, port, progress)));

  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const report = `# Reliability

Written by \`npm run reliability\`; don't edit it by hand.

- Date: ${new Date().toISOString().slice(0, 10)}, commit ${commit}.
- Machine: ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}; clients and servers share it.

${outcomeTable(outcomes)}
`;
  writeFileSync('docs/reliability.md', report);
  execFileSync('npx', ['biome', 'format', '--write', 'docs/reliability.md'], { stdio: 'ignore' });
  console.log(`\n${report}`);
  if (outcomes.some(({ lost }) => lost.length > 0)) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
