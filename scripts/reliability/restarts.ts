import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, outcome } from './outcome';
import type { ServedHome } from './served-home';
import { ask, startVisitors } from './visitors';

const RESTARTS = 10;

/** Stops nginx and starts it again while visitors ask: they may be refused, but never told half a page. */
export const restartsUnderLoad = async (served: ServedHome, sites: readonly string[]): Promise<Outcome[]> => {
  const stop = startVisitors(served.port, sites, {});
  const faults: string[] = [];
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    await served.stop();
    await sleep(200);
    await served.start();
    const { status } = await ask(served.port, '/', false).catch(() => ({ status: 0 }));
    if (status !== 200) faults.push(`start ${turn + 1}: status ${status}`);
    await sleep(300);
  }
  const { asked, right, wrong, refused } = await stop();
  const note = `${right} whole pages; ${refused} refused while no server was there`;
  return [
    outcome('nginx stopped and started under load', RESTARTS, faults, 'the site is back after each start'),
    outcome('answers while nginx stops and starts', asked - refused, wrong, note),
  ];
};
