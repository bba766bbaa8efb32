import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { contentTypes } from '../../src/schema/content-types';
import { expect, freePort, test } from './helpers/test';

let port: number;
let cms: ChildProcess;

// The CMS asks whether GitHub works, and a machine without a network gets no answer.
test.use({ expectedMessages: /Failed to load resource/ });

test.beforeAll(async () => {
  port = await freePort();
  // As `npm run cms` does
  const env = { ...process.env, PORT: String(port) };
  cms = spawn(process.execPath, ['--require', 'tsx/cjs', 'scripts/cms.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(cms.stdout as NonNullable<ChildProcess['stdout']>, 'data');
});
test.afterAll(() => cms.kill());

test('the CMS takes its configuration, opens a folder of this machine, and shows a form', async ({ page }) => {
  // A browser without a window cannot ask for a folder: the CMS gets a folder of the page's own storage.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`http://localhost:${port}/admin`);
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getDirectoryHandle('.git', { create: true });
  });
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
  const { schema } = contentTypes.Features;
  await page.getByRole('row', { name: schema.meta()?.title }).click();
  await expect(page.getByText(schema.shape.title.meta()?.title ?? '', { exact: true }).first()).toBeVisible();
});
