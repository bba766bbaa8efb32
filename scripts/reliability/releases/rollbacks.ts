import assert from 'node:assert/strict';
import { type Parts, rollBack } from '../../release/release-site';
import type { Trial } from './trial';

/**
 * Five rollbacks in a row, a sixth that finds nothing, and one after a rollback: each serves what was served before,
 * with its headers and configuration.
 * @throws AssertionError saying what is not so
 */
export const rollBackFiveTimes = async (trial: Trial, parts: Partial<Parts> = {}): Promise<void> => {
  const states = [await trial.state()];
  for (const mark of ['one', 'two', 'three', 'four', 'five']) {
    await trial.release(mark);
    states.push(await trial.state());
  }
  assert.deepEqual(
    states.map(({ served }) => served),
    ['before', 'one', 'two', 'three', 'four', 'five'],
  );
  for (const { current, configuration, served } of states.slice(0, -1).toReversed()) {
    await rollBack(trial.home, parts);
    const state = await trial.state();
    assert.deepEqual(
      { current: state.current, configuration: state.configuration, served: state.served },
      { current, configuration, served },
    );
  }
  await assert.rejects(rollBack(trial.home, parts), /There is no release to roll back to/);
  assert.equal(await trial.served(), 'before');

  // "five" is newer than "before", but was not in service before "six".
  await trial.release('six');
  await rollBack(trial.home, parts);
  assert.equal(await trial.served(), 'before');
};
