import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's packages, for which `deploy/nginx` is written, put the server and its module. */
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What to install to run nginx with the site's configuration; empty if it is all there. */
export const missingForNginx = (): string =>
  existsSync(program) && existsSync(brotliModule)
    ? ''
    : "nginx can't run here. Install it: apt-get install nginx libnginx-mod-http-brotli-static";

/**
 * Writes the folder `nginx` of a home. An existing `listen.conf` stays unless `listen` is given: it is the owner's.
 * @param listen a port of this machine alone; `tls` with a certificate made for it by openssl
 */
export const configureNginx = (home: string, listen?: { port: number; tls: boolean }): void => {
  const prefix = path.join(home, 'nginx');
  mkdirSync(path.join(prefix, 'tmp'), { recursive: true });
  for (const file of ['nginx.conf', 'mime.types']) cpSync(path.resolve('deploy/nginx', file), path.join(prefix, file));
  const listenFile = path.join(prefix, 'listen.conf');
  const { port, tls } = listen ?? { port: 9080, tls: false };
  const certificate = 'ssl_certificate certificate.pem;\nssl_certificate_key key.pem;\n';
  const lines = `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};\n${tls ? certificate : ''}`;
  if (listen || !existsSync(listenFile)) writeFileSync(listenFile, lines);
  if (!tls || existsSync(path.join(prefix, 'certificate.pem'))) return;
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost';
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', ['req', ...options.split(' '), ...files], { cwd: prefix, stdio: 'ignore' });
};

/** Starts nginx in the foreground, on the configuration in a home. @throws saying what to install */
export const startNginx = (home: string): ChildProcess => {
  const diagnostic = missingForNginx();
  if (diagnostic) throw new Error(diagnostic);
  const prefix = path.join(home, 'nginx');
  // Started by root, its workers would be "nobody", who may not read every folder.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const args = ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr', '-g', directives];
  return spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
};
