import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startScript } from '../../../scripts/running-script';
import { test as base } from '../../site/support/test';
import { makeFixtureProject } from '../../support/fixture-project';

export { expect } from '@playwright/test';

/** The development server on a copy of the project. */
type Develop = {
  read(file: string): string;
  /** Saves a file of the content. */
  write(file: string, text: string): void;
  delete(file: string): void;
  /** What the terminal shows, in one line: how long its lines are is of no interest. */
  terminal(): string;
  /** What it showed before the headline was corrected. */
  atStart: string;
};

type WorkerFixtures = { develop: Develop };

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

const hero = 'landing/hero.yaml';

/** Playwright's test, with `npm run develop` on a copy of the project whose headline is broken until it has said so. */
export const test = base.extend<object, WorkerFixtures>({
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const { dir, remove } = makeFixtureProject();
      const pathOf = (file: string) => path.join(dir, 'content', file);
      const develop = {
        read: (file: string) => readFileSync(pathOf(file), 'utf8'),
        write: (file: string, text: string) => writeFileSync(pathOf(file), text),
        delete: (file: string) => rmSync(pathOf(file)),
      };
      const whole = develop.read(hero);
      develop.write(hero, whole.replace('headline:', 'headlin:'));

      const server = startScript(dir, ['develop', '--', '--port', process.env.DEVELOP_PORT ?? '8001']);
      await server.said('goes on as soon as they are corrected');
      const atStart = inOneLine(server.output());
      develop.write(hero, whole);
      await server.said('You can now view');
      await use({ ...develop, atStart, terminal: () => inOneLine(server.output()) });
      await server.stop();
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
