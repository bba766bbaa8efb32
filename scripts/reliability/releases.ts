import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseSiteTo } from '../release/release-site';
import { activateRelease, currentRelease } from '../release/store';
import { makeChangedSite } from './changed-site';
import { type Outcome, outcome } from './outcome';
import type { ServedHome } from './served-home';
import { runWrk } from './throughput';
import { ask, pagesOf, startVisitors } from './visitors';

const SWITCHES = 100;
const PUBLICATIONS = 5;
const INTERRUPTIONS = 10;

/** Switches between two releases, with visitors and wrk on keep-alive connections. */
const switchUnderLoad = async ({ home, port }: ServedHome, sites: readonly string[], numbers: readonly string[]) => {
  const stop = startVisitors(port, sites, {});
  const load = runWrk(`http://127.0.0.1:${port}/`, 32);
  const faults: string[] = [];
  for (let turn = 1; turn <= SWITCHES; turn += 1) {
    const which = turn % 2;
    activateRelease(home, numbers[which] ?? '');
    await sleep(200);
    if (turn % 10 > 0) continue;
    // nginx looks once a second whether a file that it holds open is still the one at its path.
    await sleep(1100);
    const { headers } = await ask(port, '/', false);
    if (headers['content-security-policy'] !== pagesOf(sites[which] ?? '').get('/')?.policy) {
      faults.push(`switch ${turn}: the former release is still served`);
    }
  }
  const { requests, faults: wrkFaults } = await load;
  const { asked, right, wrong, refused } = await stop();
  const lost = [...wrong, ...Array(refused).fill('a request failed'), ...wrkFaults];
  return [
    outcome('releases switched under load', SWITCHES, faults, 'every tenth time: which one is served'),
    outcome(
      'answers while releases switch',
      asked + requests,
      lost,
      `${right} pages compared with both releases, policy and style sheet too; ${requests} by wrk`,
    ),
  ];
};

/** Publishes new releases: nginx reads its configuration again before each. */
const publishUnderLoad = async ({ home, port }: ServedHome, sites: readonly string[]) => {
  const fresh = startVisitors(port, sites, { keepAlive: false, count: 3 });
  const kept = startVisitors(port, sites, { repeats: true, count: 3 });
  const faults: string[] = [];
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    await releaseSiteTo(home, sites[turn % 2] ?? '').catch((error) => faults.push(String(error)));
    await sleep(1000);
  }
  const tallies = [await fresh(), await kept()];
  const lost = tallies.flatMap(({ wrong, refused }) => [...wrong, ...Array(refused).fill('a request failed')]);
  const asked = tallies.reduce((sum, tally) => sum + tally.asked, 0);
  const repeated = tallies.reduce((sum, tally) => sum + tally.repeated, 0);
  return [
    outcome('releases published under load', PUBLICATIONS, faults, 'nginx reads its configuration again before each'),
    outcome(
      'answers while releases are published',
      asked,
      lost,
      `${repeated} asked again on a connection that nginx had closed when idle (RFC 9112, 9.3.1)`,
    ),
  ];
};

/** Kills the command at random moments: what is in service stays, or is the new release, whole. */
const interruptReleases = async ({ home }: ServedHome, site: string) => {
  const faults: string[] = [];
  let killed = 0;
  for (let turn = 0; turn < INTERRUPTIONS; turn += 1) {
    const args = ['--require', 'tsx/cjs', 'scripts/release.ts', '--home', home, '--from', site];
    const command = spawn(process.execPath, args, { stdio: 'ignore' });
    const ended = new Promise((resolve) => command.once('exit', (_code, signal) => resolve(signal)));
    await sleep(300 + Math.random() * 900);
    command.kill('SIGKILL');
    if (await ended) killed += 1;
    try {
      // Refuses a release whose files are not those that were published.
      activateRelease(home, currentRelease(home) ?? '');
    } catch (error) {
      faults.push(String(error));
    }
  }
  const note = `${killed} of them before they had ended; the release in service is whole each time`;
  return outcome('releases killed at random moments', INTERRUPTIONS, faults, note);
};

/** All that happens to releases while visitors are there. */
export const releasesUnderLoad = async (served: ServedHome, site: string): Promise<Outcome[]> => {
  const changed = path.join(served.home, 'changed');
  await makeChangedSite(site, changed, 'changed');
  const first = currentRelease(served.home) ?? '';
  const second = await releaseSiteTo(served.home, changed);
  const sites = [site, changed];
  const outcomes = await switchUnderLoad(served, sites, [first, second]);
  outcomes.push(...(await publishUnderLoad(served, sites)));
  outcomes.push(await interruptReleases(served, changed));
  return outcomes;
};
