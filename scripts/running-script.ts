import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

type RunningScript = {
  /** All that it has written to the terminal. */
  output(): string;
  /** Waits until it has written some words. */
  said(words: string): Promise<void>;
  /** Ends it, and what it has started. */
  stop(): Promise<void>;
};

/**
 * Starts an npm script that goes on until it is stopped.
 * @param cwd the project's folder
 * @param args the script's name and its arguments
 * @returns it; `said` throws with all that was written if it ends before
 */
export const startScript = (cwd: string, args: string[], env: Record<string, string> = {}): RunningScript => {
  const program = spawn('npm', ['run', ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that the programs it starts can be ended with it.
    detached: true,
  });
  let text = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (data) => {
      text += data;
    });
  }
  const hasEnded = () => program.exitCode !== null || program.signalCode !== null;
  return {
    output: () => text,
    said: async (words) => {
      while (!text.includes(words)) {
        if (hasEnded()) throw new Error(text);
        await pause(100);
      }
    },
    stop: async () => {
      if (hasEnded() || program.pid === undefined) return;
      process.kill(-program.pid);
      await once(program, 'close');
    },
  };
};
