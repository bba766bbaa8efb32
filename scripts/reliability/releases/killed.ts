import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { formerRelease } from '../../release/home';
import { rollBack, type Step, steps } from '../../release/release-site';
import { endOf, type State, type Trial } from './trial';

const isReached = (step: Step, killedAt: Step) => steps.indexOf(killedAt) >= steps.indexOf(step);

/** What is the same before and after if nothing has changed for visitors, nor for an nginx that starts. */
const service = ({ current, configuration, served }: State) => ({ current, configuration, served });

const untilServed = async (trial: Trial, mark: string) => {
  for (let tries = 0; tries < 50 && (await trial.served()) !== mark; tries += 1) {
    await pause(40);
  }
};

/**
 * Kills a release after a step (SIGKILL). Visitors have a whole site then, the next release works, and rolling that
 * back serves what they had.
 * @param restart whether nginx is started anew after the kill
 * @throws AssertionError saying what is not so
 */
export const killAt = async (trial: Trial, step: Step, restart: boolean, ...sabotage: string[]): Promise<void> => {
  const mark = `${step}-${restart ? 'restart' : 'on'}`;
  const before = await trial.state();
  const { signal, text } = await endOf(trial.startRelease(mark, `kill=${step}`, ...sabotage));
  if (signal !== 'SIGKILL') throw new Error(`The release was not killed: ${text}`);

  const isTaken = isReached('reloaded', step) || (restart && isReached('switched', step));
  if (restart) {
    await trial.stop();
    await trial.start();
  }
  const inService = isTaken ? mark : before.served;
  await untilServed(trial, inService);
  const after = await trial.state();
  if (isReached('switched', step)) assert.equal(after.served, inService);
  else assert.deepEqual(service(after), service(before));

  const next = await trial.release(`${mark}-next`);
  assert.equal(await trial.served(), `${mark}-next`);
  assert.equal(formerRelease(trial.home, next), isTaken ? after.current : before.current);
  await rollBack(trial.home);
  const rolledBack = await trial.state();
  assert.equal(rolledBack.served, inService);
  assert.deepEqual(
    rolledBack.releases.filter((name) => name.startsWith('.')),
    [],
  );
  if (!isReached('switched', step)) assert.deepEqual(service(rolledBack), service(before));
};
