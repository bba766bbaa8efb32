import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missingForNginx, prepareHome } from '../release/nginx';
import { releaseSite } from '../release/release-site';
import { ask } from './client';
import { ports } from './ports';

const listen = (home: string) => `listen 127.0.0.1:${ports.plain};
listen 127.0.0.1:${ports.secure} ssl http2;
ssl_certificate "${home}/etc/certificate.pem";
ssl_certificate_key "${home}/etc/key.pem";
`;

/** nginx, serving dist/ from a home of its own at `ports`. */
export type ServedSite = {
  home: string;
  /** What it wrote to the terminal. */
  output(): string;
  /** Its main process. */
  pid(): number;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** The program, with the arguments that name the configuration of a home (as in deploy/systemd). */
const nginxOn = (home: string) => ['/usr/sbin/nginx', '-p', home, '-c', path.join(home, conf), '-e', 'stderr'];

/** Lets nginx take over the configuration of a home. */
export const reload = ({ home }: ServedSite): void => {
  const [program = '', ...args] = [...nginxOn(home), '-s', 'reload'];
  execFileSync(program, args, { stdio: 'ignore' });
};

type Options = {
  /** Changes files of the home before nginx starts. */
  prepare?: ((home: string) => void) | false | undefined;
  /** How to start nginx, if not as who runs this. */
  command?: (home: string, nginx: string[]) => string[];
};

/** Serves dist/ from a new home while `use` tries something. */
export const withServedSite = async <T>(options: Options, use: (site: ServedSite) => Promise<T>): Promise<T> => {
  if (missingForNginx()) throw new Error(missingForNginx());
  const home = mkdtempSync(path.join(tmpdir(), 'reliability-'));
  // nginx's workers are "nobody" if root starts it.
  chmodSync(home, 0o755);
  let server: ChildProcess | undefined;
  let output = '';
  const start = async () => {
    if (await ask('HTTP/1.1', '/').catch(() => false))
      throw new Error(`Something else answers at port ${ports.plain}.`);
    const nginx = [...nginxOn(home), '-g', 'daemon off;'];
    const [program = '', ...args] = options.command ? options.command(home, nginx) : nginx;
    server = spawn(program, args, { stdio: ['ignore', 'inherit', 'pipe'] });
    server.stderr?.on('data', (data) => {
      output += data;
    });
    await answering(() => (running(server) ? '' : `nginx ended. ${output}`));
  };
  const stop = async () => {
    if (!server || !running(server)) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  try {
    prepareHome(home, { port: ports.plain, tls: true });
    writeFileSync(path.join(home, 'etc/listen.conf'), listen(home));
    await releaseSite(home, path.resolve('dist'));
    if (options.prepare) options.prepare(home);
    await start();
    return await use({ home, output: () => output, pid: () => server?.pid ?? 0, stop, start });
  } finally {
    await stop();
    rmSync(home, { recursive: true });
  }
};

const running = (server?: ChildProcess) => server?.exitCode === null && server.signalCode === null;

/** @param failure why it will never answer, if so */
const answering = async (failure: () => string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (failure()) throw new Error(failure());
    if (await ask('HTTP/1.1', '/robots.txt').then(Boolean, () => false)) return;
    await pause(50);
  }
  throw new Error('nginx does not answer.');
};

/** Replaces text in a file of a home. @throws if it is not there, because then nothing would be broken */
export const replaceIn = (home: string, file: string, from: string, to: string): void => {
  const name = path.join(home, file);
  const text = readFileSync(name, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
  writeFileSync(name, text.replaceAll(from, to));
};

/** The configuration that a release brings. */
export const conf = 'current/nginx/nginx.conf';
