/**
 * `npm run release`: puts the built site in service on a server with nginx: see deploy/README.md.
 * `--home DIR` is where releases are kept; `--rollback` goes back to the release that was in service before.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nginxRuns, prepareHome, startCommand } from './release/nginx';
import { releaseSite, rollBack } from './release/release-site';

const { values } = parseArgs({
  options: { home: { type: 'string', default: 'site-home' }, rollback: { type: 'boolean', default: false } },
});
const home = path.resolve(values.home);

const main = async () => {
  if (!values.rollback) prepareHome(home);
  const name = await (values.rollback ? rollBack(home) : releaseSite(home, path.resolve('dist')));
  console.log(
    nginxRuns(home)
      ? `Release ${name} is in service.`
      : `Release ${name} is current. nginx does not run; to start it: ${startCommand(home)}`,
  );
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
