import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { filesBelow } from '../../../src/content/files-below';
import { freePort } from '../../free-port';
import { currentRelease } from '../../release/home';
import { prepareHome, startNginx } from '../../release/nginx';
import { type Parts, releaseSite } from '../../release/release-site';
import type { Answer } from '../client';
import { addresses, markOf, styleSheet, writeSmallSite } from './small-site';

/** What is compared before and after: on the disk, and as nginx sends it. */
export type State = {
  /** The release that the link leads to. */
  current: string | undefined;
  /** The text of each file of nginx's configuration, the owner's included. */
  configuration: Record<string, string>;
  /** The mark of the site that all answers tell, or what is wrong with them. */
  served: string;
  releases: string[];
  assets: string[];
};

/** A home with nginx on it. */
export type Trial = {
  home: string;
  port: number;
  /** The folder of a small site. */
  site(mark: string): string;
  release(mark: string, parts?: Partial<Parts>): Promise<string>;
  /** Starts the release of a small site in a process of its own: see child.ts. */
  startRelease(mark: string, ...args: string[]): ChildProcess;
  state(): Promise<State>;
  /** What nginx sends now: see `State.served`. */
  served(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Asks on a connection of its own, or on one of an agent's. If the server closes one that was open from before without
 * an answer, it asks once more, as browsers do (RFC 9112, 9.3.1).
 * @throws if the answer is not complete
 */
export const askPort = (port: number, address: string, agent: http.Agent | false = false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let hasBegun = false;
    const request = http.get({ host: '127.0.0.1', port, path: address, agent }, (response) => {
      hasBegun = true;
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    request.on('error', (error) => {
      if (request.reusedSocket && !hasBegun) askPort(port, address).then(resolve, reject);
      else reject(error);
    });
  });

const textsIn = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

/**
 * Makes a home, releases a small site, "before", starts nginx, and lets `use` try something.
 * @param disk a file system of its own for the home, so small that it can be filled; this takes root
 */
export const withTrial = async <Result>(use: (trial: Trial) => Promise<Result>, disk?: 'small'): Promise<Result> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'release-trial-'));
  // nginx's workers are "nobody" if root starts it.
  chmodSync(dir, 0o755);
  const home = path.join(dir, 'home');
  const port = await freePort();
  let server: ChildProcess | undefined;

  const site: Trial['site'] = (mark) => {
    const folder = path.join(dir, 'sites', mark);
    writeSmallSite(folder, mark);
    return folder;
  };

  const served = async () => {
    const marks = new Set<string>();
    for (const address of addresses) marks.add(markOf(address, await askPort(port, address)));
    const [mark = ''] = marks;
    const style = await askPort(port, styleSheet(mark));
    if (style.status !== 200 || !style.body.includes(mark)) marks.add(`no style sheet of ${mark}`);
    return [...marks].join(', ');
  };

  const start = async () => {
    server = startNginx(home);
    for (let tries = 0; tries < 100; tries += 1) {
      if (await askPort(port, '/').then(Boolean, () => false)) return;
      await pause(30);
    }
    throw new Error('nginx does not answer.');
  };

  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };

  const trial: Trial = {
    ...{ home, port, site, served, start, stop },
    release: (mark, parts) => releaseSite(home, site(mark), parts),
    startRelease: (mark, ...args) =>
      spawn(process.execPath, ['--require', 'tsx/cjs', path.join(__dirname, 'child.ts'), home, site(mark), ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    state: async () => ({
      current: currentRelease(home),
      configuration: { ...textsIn(path.join(home, 'current/nginx')), ...textsIn(path.join(home, 'etc')) },
      served: await served(),
      releases: readdirSync(path.join(home, 'releases')).sort(),
      assets: filesBelow(path.join(home, 'assets')),
    }),
  };

  try {
    mkdirSync(home);
    if (disk) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,nr_inodes=600,mode=755', 'tmpfs', home]);
    prepareHome(home, { port, tls: false });
    await trial.release('before');
    await start();
    return await use(trial);
  } finally {
    await stop();
    if (disk) execFileSync('umount', ['--lazy', home]);
    rmSync(dir, { recursive: true, force: true });
  }
};

/** What a process wrote, and how it ended. */
export const endOf = async (
  child: ChildProcess,
): Promise<{ code: number | null; signal: string | null; text: string }> => {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      text += data;
    });
  }
  const [code, signal] = await once(child, 'close');
  return { code, signal, text };
};
