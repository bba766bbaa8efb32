/**
 * `npm run serve:nginx`: serves the built site with nginx and the files of `deploy/nginx`, without root.
 * `PORT` is the port; `--tls` makes a certificate for this machine, because browsers speak HTTP/2 over TLS only.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareHome, startNginx } from './release/nginx';
import { releaseSite } from './release/release-site';

const { values } = parseArgs({ options: { tls: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT ?? 9080);

const main = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'site-home-'));
  process.once('exit', () => rmSync(home, { recursive: true }));
  // If root starts nginx, its workers are "nobody".
  chmodSync(home, 0o755);
  prepareHome(home, { port, tls: values.tls });
  await releaseSite(home, path.resolve('dist'));
  const server = startNginx(home);
  server.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGQUIT'));
  console.log(`The site is served at ${values.tls ? 'https' : 'http'}://localhost:${port} (stop with Ctrl+C).`);
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
