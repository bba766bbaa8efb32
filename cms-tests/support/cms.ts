import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { makeProjectCopy } from '../../scripts/bench/project-copy';
import { test as base } from '../../site-tests/support/test';

export { expect } from '@playwright/test';

const origin = `http://localhost:${process.env.CMS_PORT ?? 8091}`;

type Fixtures = {
  /** A copy of the project, which a test may change. */
  project: string;
  /** The CMS on that copy, signed in. */
  cms: Page;
};

/** Playwright's test, with `npm run cms` running on a copy of the project. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  project: async ({}, use) => {
    const { dir, remove } = makeProjectCopy(process.cwd());
    await use(dir);
    remove();
  },
  cms: async ({ page, project }, use) => {
    const cms = spawn('npm', ['run', 'cms'], {
      cwd: project,
      env: { ...process.env, PORT: new URL(origin).port },
      stdio: ['ignore', 'pipe', 'inherit'],
      // In a group of its own, so that the programs it starts end with it.
      detached: true,
    });
    await said(cms, `${origin}/admin/`);
    await page.goto(`${origin}/admin/`);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await use(page);
    if (cms.pid) process.kill(-cms.pid);
  },
});

/** Waits until a program has written some words. */
async function said(program: ChildProcess, words: string): Promise<void> {
  let output = '';
  while (!output.includes(words)) output += String((await once(program.stdout as NodeJS.ReadableStream, 'data'))[0]);
}
