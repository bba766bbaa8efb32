import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { yamlFormat } from '../../src/cms/file-formats';
import { filesBelow } from '../../src/content/list-files';
import { contentTypes } from '../../src/schema/content-types';
import { expect, test } from './support/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 10;
let cms: ChildProcess;

// The CMS asks how the repository's host is, which a machine without a network can't.
test.use({ expectedMessages: /Failed to load resource/ });

test.beforeAll(async () => {
  // As `npm run cms` starts it
  cms = spawn(process.execPath, ['--require', 'tsx/cjs', 'scripts/cms.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(cms.stdout as NonNullable<ChildProcess['stdout']>, 'data');
});
test.afterAll(() => cms.kill());

test('a title changed in the CMS changes its line in the file of the chosen folder, and no other', async ({ page }) => {
  const file = 'content/landing/features.yaml';
  const { schema } = contentTypes.Features;
  const text = yamlFormat.toFile({ ...yamlFormat.fromFile(readFileSync(file, 'utf8')), title: 'Un titre' });
  const files = filesBelow('content').map((name) => [`content/${name}`, readFileSync(`content/${name}`, 'utf8')]);

  // A browser without a window can't show its dialog for folders: the page gets a folder of its own storage.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(
    async (all) => {
      const root = await navigator.storage.getDirectory();
      for (const [name = '', content = ''] of all) {
        const folders = name.split('/');
        const last = folders.pop() ?? '';
        let folder = root;
        for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
        const writable = await (await folder.getFileHandle(last, { create: true })).createWritable();
        await writable.write(content);
        await writable.close();
      }
    },
    [['.git/HEAD', ''], ...files, [file, text]],
  );

  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
  await page.getByRole('row', { name: schema.meta()?.title }).click();
  const field = page.getByRole('textbox', { name: schema.shape.title.meta()?.title, exact: true }).first();
  await field.fill('Un titre qui change');
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  const saved = () =>
    page.evaluate(async () => {
      const content = await (await navigator.storage.getDirectory()).getDirectoryHandle('content');
      const handle = await (await content.getDirectoryHandle('landing')).getFileHandle('features.yaml');
      return (await handle.getFile()).text();
    });
  await expect.poll(saved).toBe(text.replace(/^title: Un titre$/m, 'title: Un titre qui change'));
});
