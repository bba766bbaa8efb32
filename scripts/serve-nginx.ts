/**
 * `npm run serve:nginx`: serves the built site with nginx and the files of `deploy/nginx`, without root.
 * `PORT` is the port; `--tls` makes a certificate for this machine, because browsers speak HTTP/2
 * over TLS only.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx, stopNginx, waitForPort } from './nginx/process';
import { nginxPath } from './nginx/programs';
import { releaseSiteTo } from './release/release-site';

const { values } = parseArgs({ options: { tls: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT ?? 9080);
const home = path.resolve(`node_modules/.cache/nginx-${port}`);

const main = async () => {
  nginxPath();
  await releaseSiteTo(home, path.resolve('public'), { port, tls: values.tls });
  const server = startNginx(path.join(home, 'nginx'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopNginx(server));
  server.once('exit', (code) => process.exit(code ?? 1));
  await waitForPort(port, server);
  console.log(`The site is served at ${values.tls ? 'https' : 'http'}://localhost:${port} (stop with Ctrl+C).`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
