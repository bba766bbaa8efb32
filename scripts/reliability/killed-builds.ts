import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteFiles } from '../../src/finish/site-files';
import { waitForPort } from '../nginx/process';
import { makeProjectCopy } from '../project-copy';
import { checkSite } from '../release/check-site';
import { digestFiles } from '../release/digests';
import { type Outcome, outcome } from './outcome';
import { startVisitors } from './visitors';

const KILLS = 10;
/** Within this time after its start a build is killed, in seconds; it takes longer. */
const LONGEST = 30;

/** The process group that a program has started. */
const groupOf = (parent: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .find(([pid, ppid, group]) => ppid === parent && group === pid)?.[0];

const startBuild = (dir: string) => {
  const args = ['--require', 'tsx/cjs', 'scripts/build.ts'];
  const build = spawn(process.execPath, args, { cwd: dir, stdio: 'ignore', env: { ...process.env, CI: '1' } });
  return { build, ended: new Promise<number | null>((resolve) => build.once('exit', resolve)) };
};

/** Starts the server of the site as built, and asks for every page. */
const serveAndAsk = async (dir: string, port: number): Promise<string[]> => {
  const args = ['--require', 'tsx/cjs', 'scripts/serve.ts'];
  const server = spawn(process.execPath, args, {
    cwd: dir,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  await waitForPort(port, server);
  const stop = startVisitors(port, [path.join(dir, 'public')], { count: 2 });
  await sleep(300);
  const { right, wrong, refused } = await stop();
  server.kill('SIGKILL');
  return right > 0 && refused === 0 ? wrong : [...wrong, 'the former site could not be served'];
};

/**
 * Kills builds at random moments, half of them Gatsby alone and half of them with the program that
 * watches over it. Afterwards the former site can be served, and at last a build succeeds.
 */
export const killedBuilds = async (
  project: string,
  port: number,
  progress: (message: string) => void,
): Promise<Outcome[]> => {
  const { dir, remove } = makeProjectCopy(project);
  const site = path.join(dir, 'public');
  const state = () => JSON.stringify(digestFiles(site, siteFiles(site)));
  const faults: string[] = [];
  const moments: string[] = [];
  try {
    cpSync(path.join(project, 'public'), site, { recursive: true });
    const before = state();
    for (let turn = 0; turn < KILLS; turn += 1) {
      const { build, ended } = startBuild(dir);
      const seconds = 1 + Math.random() * (LONGEST - 1);
      await sleep(seconds * 1000);
      const gatsby = build.pid && groupOf(build.pid);
      if (turn % 2) build.kill('SIGKILL');
      if (gatsby) process.kill(-gatsby, 'SIGKILL');
      else faults.push('no build was there to be killed');
      if ((await ended) === 0) faults.push('the build had ended before it was killed');
      moments.push(seconds.toFixed(1));
      progress(`build killed after ${seconds.toFixed(1)} s`);
      faults.push(...(await serveAndAsk(dir, port)));
      if (!existsSync(site) || state() !== before)
        faults.push(`after ${seconds.toFixed(1)} s public/ is not what it was`);
    }
    progress('a build that is left alone');
    const { ended } = startBuild(dir);
    const after = (await ended) === 0 ? checkSite(site) : ['the build failed'];
    return [
      outcome(
        'builds killed at random moments',
        KILLS,
        faults,
        `after ${moments.join(', ')} s; public/ is the former site, and served`,
      ),
      outcome('the build after them', 1, after),
    ];
  } finally {
    remove();
  }
};
