import { spawn } from 'node:child_process';
import path from 'node:path';

/** What flock ends with if somebody else holds the lock, and for no other reason. */
const isHeld = 75;

/** As long as one may take to give the lock back after it was killed, in seconds. */
const patience = '2';

/** Does some work that nobody else may do in the same home meanwhile. */
export type Lock = <Result>(home: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * The lock is the kernel's (flock(2)), held by a program that ends when its input does, so that whoever is killed
 * gives it back.
 * @throws if another release is under way, or the home cannot be locked
 */
export const withLock: Lock = async (home, work) => {
  const options = ['--wait', patience, '--conflict-exit-code', String(isHeld)];
  const holder = spawn('flock', [...options, path.join(home, '.lock'), 'sh', '-c', 'echo locked; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => holder.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    holder.once('error', () =>
      reject(new Error('The program "flock" is missing. Install it: apt-get install util-linux')),
    );
    holder.once('exit', (code) =>
      reject(
        new Error(
          code === isHeld
            ? `Another release is under way in ${home}. Try again when it is done.`
            : `The lock ${home}/.lock cannot be taken (see above). The folder must be there, and be yours to write to.`,
        ),
      ),
    );
    holder.stdout.once('data', () => resolve());
  });
  try {
    return await work();
  } finally {
    holder.stdin.end();
    await ended;
  }
};
