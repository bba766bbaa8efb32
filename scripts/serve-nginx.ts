import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `deploy/nginx.conf` for a folder and a port of this machine, without root. */
export const localConfiguration = (home: string, port: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${home}/tmp;`);
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/site', home)
    .replace('/run/nginx.pid', `${home}/nginx.pid`)
    .replaceAll('example.com', 'localhost')
    .replace(/^ +listen \[.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replace('http {', `http {\n  ${temporary.join('\n  ')}`);
};

/** Releases `dist/` into a folder below the temporary one, and starts nginx on it. */
export const startNginx = (port: number) => {
  const home = mkdtempSync(path.join(tmpdir(), 'site-'));
  // If root starts nginx, its workers are another user.
  chmodSync(home, 0o755);
  const env = {
    ...process.env,
    SITE_HOME: home,
    SITE_CONFIG: `${home}/nginx.conf`,
    SITE_URL: `http://localhost:${port}/`,
  };
  writeFileSync(env.SITE_CONFIG, localConfiguration(home, port));
  execFileSync('deploy/release.sh', { env });
  const args = ['-e', 'stderr', '-c', `${home}/current/nginx.conf`, '-g', 'daemon off;'];
  return { home, env, server: spawn('nginx', args, { stdio: 'inherit' }) };
};

if (require.main === module) {
  const port = Number(process.env.PORT ?? 9080);
  const { server } = startNginx(port);
  process.once('SIGINT', () => server.kill('SIGQUIT'));
  console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
}
