import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Which programs are missing on this machine to serve the site with nginx; empty if none is. */
export const missingForNginx = (): string => {
  const { status, stderr } = spawnSync('bash', ['deploy/release.sh', '--check'], { encoding: 'utf8' });
  return status === 0 ? '' : stderr?.trim() || 'Not installed: bash.';
};

/** `deploy/nginx.conf` for a folder and a port of this machine, without root. */
const localConfiguration = (home: string, port: number): string => {
  const modules = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = modules.map((name) => `${name}_temp_path ${home}/tmp;`);
  const configuration = readFileSync('deploy/nginx.conf', 'utf8');
  const domain = /server_name www\.(\S+);/.exec(configuration)?.[1] ?? '';
  return configuration
    .replaceAll('/srv/site', home)
    .replace('/run/nginx.pid', `${home}/nginx.pid`)
    .replaceAll(domain, 'localhost')
    .replaceAll(/^ +listen \[.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replace('http {', `http {\n  ${temporary.join('\n  ')}`);
};

/**
 * Releases a built site into a new folder, and starts nginx on it.
 * @returns the folder, the environment of later runs of `deploy/release.sh`, and the server
 * @throws if the site is not built, or if nginx refuses the configuration
 */
export const startNginx = (port: number, dist = path.resolve('dist')) => {
  const home = mkdtempSync(path.join(tmpdir(), 'site-'));
  // If root starts nginx, its workers run as another user, who must be able to read the folder.
  chmodSync(home, 0o755);
  const config = path.join(home, 'nginx.conf');
  writeFileSync(config, localConfiguration(home, port));
  const settings = { SITE_HOME: home, SITE_DIST: dist, SITE_CONFIG: config, SITE_URL: `http://localhost:${port}/` };
  const env = { ...process.env, ...settings };
  execFileSync('deploy/release.sh', { env });
  const args = ['-e', 'stderr', '-c', `${home}/current/nginx.conf`, '-g', 'daemon off;'];
  return { home, env, server: spawn('nginx', args, { stdio: 'inherit' }) };
};
