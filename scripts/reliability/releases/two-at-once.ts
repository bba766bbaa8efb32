import assert from 'node:assert/strict';
import { once } from 'node:events';
import { endOf, type Trial } from './trial';

/**
 * Starts a release while another is at work: it is refused, and the first one is served as a whole.
 * @throws AssertionError saying what is not so
 */
export const releaseTwice = async (trial: Trial, ...sabotage: string[]): Promise<void> => {
  const first = trial.startRelease('first', 'wait=copied', ...sabotage);
  const firstEnds = endOf(first);
  try {
    await once(first.stdout ?? first, 'data');
    const second = await endOf(trial.startRelease('second', ...sabotage));
    assert.match(second.text, /Another release is under way/);
    assert.equal(second.code, 1);
    assert.equal(await trial.served(), 'before');
    const { code, text } = await firstEnds;
    assert.equal(code, 0, text);
    assert.equal(await trial.served(), 'first');
  } finally {
    first.kill('SIGKILL');
  }
  await trial.release('third');
  assert.equal(await trial.served(), 'third');
};
