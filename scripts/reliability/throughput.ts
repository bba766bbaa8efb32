import { execFile, spawn } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { stopNginx, waitForPort } from '../nginx/process';
import { nginxPath } from '../nginx/programs';
import { type Outcome, outcome } from './outcome';
import type { ServedHome } from './served-home';

const ROUNDS = 7;
const SECONDS = 2;
const LEAST_RATIO = 0.9;

type Run = { requests: number; perSecond: number; faults: string[] };

/** Asks for one address as often as possible, on 16 connections. @throws if there is no wrk */
export const runWrk = async (url: string, seconds: number): Promise<Run> => {
  const args = ['-t', '1', '-c', '16', '-d', `${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout } = await promisify(execFile)('wrk', args).catch((error) => {
    throw error.code === 'ENOENT' ? new Error('There is no wrk to make load with: apt-get install wrk') : error;
  });
  return {
    requests: Number(stdout.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    faults: stdout.match(/Socket errors:.*|Non-2xx.*/g) ?? [],
  };
};

/** nginx at its plainest: one file of zeros, no header but its own, nothing looked up. */
const startPlainNginx = async (dir: string, port: number, size: number) => {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'html'), { recursive: true });
  writeFileSync(path.join(dir, 'html/empty'), Buffer.alloc(size));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const server = `access_log off; sendfile on; tcp_nopush on; server { listen 127.0.0.1:${port}; root html; }`;
  const main = `${user} worker_processes auto; pid nginx.pid; events { worker_connections 4096; }`;
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, `${main} http { ${temporary.join(' ')} ${server} }\n`);
  const plain = spawn(nginxPath(), ['-p', dir, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'inherit' });
  await waitForPort(port, plain);
  return plain;
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * How fast the landing page is served, compared with a file of zeros of the same size from an nginx
 * without any of the site's configuration. The two take turns: what disturbs the machine disturbs both.
 */
export const measureThroughput = async ({
  home,
  port,
}: ServedHome): Promise<{ outcomes: Outcome[]; ratio: number }> => {
  const { size } = statSync(path.join(home, 'current/site/index.html.br'));
  const plain = await startPlainNginx(path.join(home, 'plain'), port + 1, size);
  try {
    const pairs: [page: Run, empty: Run][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await runWrk(`http://127.0.0.1:${port}/`, SECONDS);
      pairs.push([page, await runWrk(`http://127.0.0.1:${port + 1}/empty`, SECONDS)]);
    }
    const ratio = median(pairs.map(([page, empty]) => page.perSecond / empty.perSecond));
    const rate = Math.round(median(pairs.map(([page]) => page.perSecond)));
    const all = pairs.reduce((sum, [page]) => sum + page.requests, 0);
    const faults = pairs.flatMap(([page]) => page.faults);
    if (ratio < LEAST_RATIO) faults.push(`ratio ${ratio.toFixed(2)} is less than ${LEAST_RATIO}`);
    const note = `${rate} requests/s, ${ratio.toFixed(2)} times an empty file of the same size (median of ${ROUNDS} rounds)`;
    return { ratio, outcomes: [outcome('landing page with wrk', all, faults, note)] };
  } finally {
    await stopNginx(plain);
  }
};

/** Loads what the landing page refers to. */
export const loadAssets = async (port: number, addresses: readonly string[]): Promise<Outcome> => {
  const runs: Run[] = [];
  for (const address of addresses) runs.push(await runWrk(`http://127.0.0.1:${port}${address}`, 1));
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  const note = `${addresses.length} files, one second each`;
  return outcome(
    "the landing page's files with wrk",
    requests,
    runs.flatMap((run) => run.faults),
    note,
  );
};
