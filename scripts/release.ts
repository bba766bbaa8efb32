/**
 * `npm run release`: puts the built site in service on a server with nginx: see deploy/README.md.
 * `--home DIR` is where releases are kept; `--rollback` goes back to the release before.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configureNginx } from './release/nginx';
import { releaseSite, rollBack } from './release/release-site';

const { values } = parseArgs({
  options: { home: { type: 'string', default: 'site-home' }, rollback: { type: 'boolean', default: false } },
});
const home = path.resolve(values.home);

try {
  if (!values.rollback) configureNginx(home);
  const name = values.rollback ? rollBack(home) : releaseSite(home, path.resolve('dist'));
  const prefix = path.join(home, 'nginx');
  console.log(
    `Release ${name} is current. nginx serves it after: nginx -p ${prefix} -c ${prefix}/nginx.conf -s reload`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
