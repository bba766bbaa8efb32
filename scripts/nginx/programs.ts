import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (name: string) =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * What is missing on this machine to run nginx with the site's configuration; empty if nothing is.
 * Debian's names, because `deploy/nginx` is written for its packages.
 */
export const missingForNginx = (): string => {
  const missing = [
    ...(find('nginx') ? [] : ['nginx']),
    ...(existsSync(brotliModule) ? [] : ['libnginx-mod-http-brotli-static']),
  ];
  return missing.length > 0 ? `nginx can't run here. Install it: apt-get install ${missing.join(' ')}` : '';
};

/** Where nginx is. @throws saying what to install if it is not there */
export const nginxPath = (): string => {
  const problem = missingForNginx();
  const program = find('nginx');
  if (problem || !program) throw new Error(problem);
  return program;
};

/** Whether this nginx has HTTP/2 as a directive (from 1.25.1 on) and not as a word of `listen`. */
export const hasHttp2Directive = (): boolean => {
  const [, ...parts] = spawnSync(nginxPath(), ['-v'], { encoding: 'utf8' }).stderr.match(/(\d+)\.(\d+)\.(\d+)/) ?? [];
  const [major = 0, minor = 0, patch = 0] = parts.map(Number);
  return major > 1 || (major === 1 && (minor > 25 || (minor === 25 && patch >= 1)));
};

/**
 * Makes a certificate for this machine alone, for 30 days.
 * @throws if there is no `openssl` to make it with
 */
export const makeCertificate = (certificate: string, key: string): void => {
  if (!find('openssl')) throw new Error('There is no openssl to make a certificate with: apt-get install openssl');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
};
