import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../../release/release-site';
import { endOf, type Trial } from './trial';

const visitors = 8;

/** What visitors got: whole answers by site, and what else there was. */
type Load = { whole: Record<string, number>; others: string[] };

/**
 * Switches many times while visitors come. After each switch, all pages are of the new site; each answer that a
 * visitor gets is a whole page of one site, with the headers and the policy of the same, and each site is seen.
 * @returns what visitors got
 * @throws AssertionError saying what is not so
 */
export const switchUnderLoad = async (trial: Trial, times: number, after?: Parts['after']): Promise<Load> => {
  const args = ['--require', 'tsx/cjs', path.join(__dirname, 'load.ts'), String(trial.port), String(visitors)];
  const load = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const loadEnds = endOf(load);
  const marks = Array.from({ length: times }, (_, index) => `switch-${index + 1}`);
  try {
    for (const mark of marks) {
      await trial.release(mark, after && { after });
      assert.equal(await trial.served(), mark);
    }
    // The last one is to be seen, too.
    await pause(200);
  } finally {
    load.stdin.end();
  }
  const { text } = await loadEnds;
  const seen = JSON.parse(text) as Load;
  assert.deepEqual(seen.others, []);
  assert.deepEqual(
    marks.filter((mark) => !seen.whole[mark]),
    [],
  );
  return seen;
};
