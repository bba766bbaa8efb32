import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from './certificate';
import { makeHome } from './home';

/** Where Debian's packages, for which `deploy/nginx` is written, put the server and its module. */
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What to install to run nginx with the site's configuration; empty if it is all there. */
export const missingForNginx = (): string =>
  existsSync(program) && existsSync(brotliModule)
    ? ''
    : "nginx can't run here. Install it: apt-get install nginx libnginx-mod-http-brotli-static";

/** The arguments that name the configuration of a release, by default of the current one. */
const configurationOf = (home: string, release = 'current'): string[] => [
  ...['-p', home],
  ...['-c', path.join(home, release, 'nginx/nginx.conf')],
  ...['-e', 'stderr'],
];

/** The command that starts nginx on the current release. */
export const startCommand = (home: string): string => `nginx -p ${home} -c ${home}/current/nginx/nginx.conf`;

/**
 * Writes what a home needs beside its releases. An existing `etc/listen.conf` stays unless `listen` is given: it is
 * the owner's.
 * @param listen a port of this machine alone; `tls` with a certificate made for it by openssl
 */
export const prepareHome = (home: string, listen?: { port: number; tls: boolean }): void => {
  makeHome(home);
  const etc = path.join(home, 'etc');
  const listenFile = path.join(etc, 'listen.conf');
  const { port, tls } = listen ?? { port: 9080, tls: false };
  const certificate = `ssl_certificate "${etc}/certificate.pem";\nssl_certificate_key "${etc}/key.pem";\n`;
  const lines = `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};\n${tls ? certificate : ''}`;
  if (listen || !existsSync(listenFile)) writeFileSync(listenFile, lines);
  if (tls && !existsSync(path.join(etc, 'certificate.pem'))) makeCertificate(etc);
};

/** Starts nginx in the foreground, on the current release of a home. @throws saying what to install */
export const startNginx = (home: string): ChildProcess => {
  const diagnostic = missingForNginx();
  if (diagnostic) throw new Error(diagnostic);
  return spawn(program, [...configurationOf(home), '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
};

/** The number of nginx's main process; undefined if it does not run on this home. */
const mainProcess = (home: string): string | undefined => {
  try {
    const pid = readFileSync(path.join(home, 'run/nginx.pid'), 'utf8').trim();
    // A machine that lost its power leaves the file behind, and gives the number to another program.
    return pid !== '' && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'nginx' ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** Whether nginx runs on a home. */
export const nginxRuns = (home: string): boolean => mainProcess(home) !== undefined;

/** Whether a worker takes new connections: nginx says in its title that it no longer does. */
const accepts = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('nginx: worker process\0');
  } catch {
    return false;
  }
};

const workers = (home: string) => {
  const main = mainProcess(home);
  return main ? readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(accepts) : [];
};

const run = (args: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  return { failed: status !== 0, output: stderr.trim() };
};

/**
 * Whether the only thing that nginx could not try is a port below 1024: a release need not be made by root, while a
 * running nginx got the right to such ports from systemd.
 */
const lacksOnlyPorts = (output: string) =>
  output.includes('syntax is ok') &&
  output
    .split('\n')
    .filter((line) => line.includes('[emerg]'))
    .every((line) => /bind\(\) to \S+ failed \(13:/.test(line));

/**
 * Lets nginx try the configuration of a release (`nginx -t`), where it is installed.
 * @param release its folder, from the home
 * @throws with nginx's own words if it refuses it
 */
export const tryConfiguration = (home: string, release: string): void => {
  if (missingForNginx()) return;
  const { failed, output } = run([...configurationOf(home, release), '-t']);
  if (failed && !lacksOnlyPorts(output)) throw new Error(`nginx refuses the release:\n${output}`);
};

/**
 * Lets nginx take over the current release, and waits until nobody is answered by the former one any more, except
 * those who have a connection open.
 * @throws if nginx does not: then it goes on with its former configuration
 */
export const reloadNginx = async (home: string, seconds = 10): Promise<void> => {
  const former = workers(home);
  const { failed, output } = run([...configurationOf(home), '-s', 'reload']);
  if (failed) throw new Error(`nginx does not reload:\n${output}`);
  for (const end = Date.now() + seconds * 1000; former.some(accepts); ) {
    if (Date.now() > end) throw new Error('nginx goes on with its former configuration. Its error log says why.');
    await pause(20);
  }
};
