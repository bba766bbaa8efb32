/**
 * `npm run build`: Gatsby's build in a process group of its own. However it ends, `public/` holds a
 * whole site afterwards: the new one, or the former one if the build failed or was interrupted.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { restoreLastGoodBuild } from '../src/gatsby/node/last-good-build';

const restore = () => {
  if (restoreLastGoodBuild()) console.error('The build did not end: public/ is the former site again.');
};

restore();
const gatsby = path.resolve('node_modules/gatsby/cli.js');
// Gatsby's workers would go on writing into public/ after it; a group can be ended as one.
const build = spawn(process.execPath, [gatsby, 'build', ...process.argv.slice(2)], {
  stdio: 'inherit',
  detached: true,
});
const endGroup = () => {
  try {
    if (build.pid) process.kill(-build.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endGroup);

build.once('exit', (code) => {
  endGroup();
  restore();
  process.exitCode = code ?? 1;
});
