import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isInstalled = (program: string): boolean => !spawnSync(program, ['--version']).error;
const isGnu = (program: string): boolean => String(spawnSync(program, ['--version']).stdout).includes('GNU');

/** What nginx and `deploy/release.sh` need and this machine does not have; empty if it has everything. */
export const missingForNginx = [
  ...['nginx', 'rsync', 'pgrep', 'flock']
    .filter((name) => !isInstalled(name))
    .map((name) => `${name} is not installed`),
  ...['mv', 'date'].filter((name) => !isGnu(name)).map((name) => `${name} is not GNU's`),
].join(', ');

/** `deploy/nginx.conf` for a folder and a port of this machine, without root. */
const localConfiguration = (home: string, port: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/tmp;`,
  );
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/site', home)
    .replace('/run/nginx.pid', `${home}/nginx.pid`)
    .replaceAll('example.com', 'localhost')
    .replaceAll(/^ +listen \[.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replace('http {', `http {\n  ${temporary.join('\n  ')}`);
};

/**
 * Releases a built site into a new folder, and starts nginx on it.
 * @returns the folder, the environment that `deploy/release.sh` takes for it, and the server
 * @throws if the site is not built, or nginx refuses its configuration
 */
export const startNginx = (port: number, dist = path.resolve('dist')) => {
  const home = mkdtempSync(path.join(tmpdir(), 'site-'));
  // If root starts nginx, its workers are another user.
  chmodSync(home, 0o755);
  const config = path.join(home, 'nginx.conf');
  writeFileSync(config, localConfiguration(home, port));
  const site = { SITE_HOME: home, SITE_DIST: dist, SITE_CONFIG: config, SITE_URL: `http://localhost:${port}/` };
  const env = { ...process.env, ...site };
  execFileSync('deploy/release.sh', { env });
  const args = ['-e', 'stderr', '-c', `${home}/current/nginx.conf`, '-g', 'daemon off;'];
  return { home, env, server: spawn('nginx', args, { stdio: 'inherit' }) };
};

if (require.main === module) {
  if (missingForNginx) throw new Error(missingForNginx);
  const port = Number(process.env.PORT ?? 9080);
  const { server } = startNginx(port);
  process.once('SIGINT', () => server.kill('SIGQUIT'));
  console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
}
