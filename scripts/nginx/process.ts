import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxPath } from './programs';

const argumentsFor = (prefix: string) => ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'];

/** Starts nginx in the foreground; without root, in its own folder. */
export const startNginx = (prefix: string): ChildProcess =>
  spawn(nginxPath(), [...argumentsFor(prefix), '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });

/**
 * Waits until a server listens on this machine.
 * @throws if it stops, or does not within ten seconds
 */
export const waitForPort = async (port: number, server?: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server && server.exitCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await sleep(50);
  }
  throw new Error(`No server listens on port ${port}.`);
};

/** Ends nginx, after the answers that it is giving. */
export const stopNginx = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGQUIT');
  await once(server, 'exit');
};

/** The process of nginx that runs in a folder, if one does. */
export const runningNginx = (prefix: string): number | undefined => {
  const file = path.join(prefix, 'tmp/nginx.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid > 0 && workersOf(pid).length > 0 ? pid : undefined;
};

/** The workers of an nginx, those that are about to end too. */
const workersOf = (master: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/) ?? [])
    .filter(([, , parent, args]) => Number(parent) === master && args?.startsWith('nginx: worker process'))
    .map(([, pid]) => Number(pid));

/**
 * Lets a running nginx read its configuration again, and waits until the last worker with the former
 * one has ended: it still answers those who were connected, and must not serve them a page whose policy
 * it does not know. `worker_shutdown_timeout` is its limit.
 * @throws if the configuration is wrong, which leaves the running one in use, or not in use after 20 seconds
 */
export const reloadNginx = async (prefix: string, master: number): Promise<void> => {
  execFileSync(nginxPath(), [...argumentsFor(prefix), '-t', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const former = workersOf(master);
  process.kill(master, 'SIGHUP');
  for (let attempt = 0; attempt < 400; attempt += 1) {
    await sleep(50);
    const now = workersOf(master);
    if (now.length > 0 && !now.some((pid) => former.includes(pid))) return;
  }
  throw new Error('nginx did not take its new configuration over.');
};
