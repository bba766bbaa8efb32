import { readFileSync } from 'node:fs';

/**
 * Whether a process is running, by its number. One that was killed and that nobody has waited for is
 * not: in a container there is often nobody.
 */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    // Its state follows its name, which may hold anything, in parentheses (proc(5)).
    return !/\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Only Linux tells.
    return true;
  }
};
