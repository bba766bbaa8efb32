/**
 * Releases a site, for tests of what interrupts it.
 * Arguments: the home, the site's folder, then in any order
 * `kill=STEP`: it is killed after that step; `wait=STEP`: it stops there for 4 s;
 * `in-place`: writes into the release in service as well, as a release must not; `no-lock`: takes no lock.
 */
import { releaseSite, type Step } from '../../release/release-site';
import { withoutLock, writeInPlace } from './sabotage';

const [home = '', site = '', ...words] = process.argv.slice(2);

const after = (step: Step) => {
  if (words.includes('in-place')) writeInPlace(home, site)(step);
  if (words.includes(`kill=${step}`)) process.kill(process.pid, 'SIGKILL');
  if (words.includes(`wait=${step}`)) {
    console.log(step);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
  }
};

releaseSite(home, site, { after, ...(words.includes('no-lock') && { lock: withoutLock }) }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
