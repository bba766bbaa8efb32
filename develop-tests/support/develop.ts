import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProjectCopy } from '../../scripts/bench/project-copy';
import { test as base, expect } from '../../site-tests/support/test';

export { expect };

/** The development server on a copy of the project. */
export type Develop = {
  read(file: string): string;
  /** Saves a file of the content. */
  write(file: string, text: string): void;
  delete(file: string): void;
  /** What the terminal shows, in one line: how long its lines are is of no interest. */
  terminal(): string;
  /** What it showed before the headline was mended. */
  atStart: string;
};

type WorkerFixtures = { develop: Develop };

const hero = 'landing/hero.yaml';

/** Playwright's test, with `npm run develop` on a copy of the project whose headline is broken until it has said so. */
export const test = base.extend<object, WorkerFixtures>({
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const { dir, remove } = makeProjectCopy(process.cwd());
      const pathOf = (file: string) => path.join(dir, 'content', file);
      let output = '';
      const develop = {
        read: (file: string) => readFileSync(pathOf(file), 'utf8'),
        write: (file: string, text: string) => writeFileSync(pathOf(file), text),
        delete: (file: string) => rmSync(pathOf(file)),
        terminal: () => output.replace(/\s+/g, ' '),
      };
      const whole = develop.read(hero);
      develop.write(hero, whole.replace('headline:', 'headlin:'));

      const server = spawn('npm', ['run', 'develop', '--', '--port', process.env.DEVELOP_PORT ?? '8001'], {
        cwd: dir,
        env: { ...process.env, NODE_ENV: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
        // In a group of its own, so that the programs it starts end with it.
        detached: true,
      });
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (data) => {
          output += data;
        });
      await expect.poll(() => output, { timeout: 60_000 }).toContain('goes on as soon as they are mended');
      const atStart = develop.terminal();
      develop.write(hero, whole);
      await expect.poll(() => output, { timeout: 120_000 }).toContain('You can now view');
      await use({ ...develop, atStart });
      if (server.pid) process.kill(-server.pid);
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
