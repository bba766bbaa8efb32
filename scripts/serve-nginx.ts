/**
 * `npm run serve:nginx`: serves the built site with nginx and the files of `deploy/nginx`, without root.
 * `PORT` is the port; `--tls` makes a certificate for this machine, because browsers speak HTTP/2 over TLS only.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configureNginx, startNginx } from './release/nginx';
import { releaseSite } from './release/release-site';

const { values } = parseArgs({ options: { tls: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT ?? 9080);
const home = path.resolve(`node_modules/.cache/nginx-${port}`);

configureNginx(home, { port, tls: values.tls });
releaseSite(home, path.resolve('dist'));
const server = startNginx(home);
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGQUIT'));
console.log(`The site is served at ${values.tls ? 'https' : 'http'}://localhost:${port} (stop with Ctrl+C).`);
