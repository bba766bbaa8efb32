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
test.use({ expectedComplaints: /Failed to load resource/ });

test.beforeAll(async () => {
  // A group of its own, so that npm and what it started end together.
  cms = spawn('npm', ['run', 'cms'], { env: { ...process.env, PORT: String(port) }, detached: true });
  for await (const said of cms.stdout ?? []) if (String(said).includes(`:${port}/admin`)) break;
});
test.afterAll(async () => {
  process.kill(-(cms.pid ?? 0));
  await once(cms, 'exit');
});

test('a title changed in the CMS changes its line in the file of the chosen folder, and no other', async ({ page }) => {
  const file = 'content/landing/features.yaml';
  const { schema } = contentTypes.Features;
  const text = `# About this file\n${yamlFormat.toFile(yamlFormat.fromFile(readFileSync(file, 'utf8')))}`;
  const files = filesBelow('content').map((name) => [`content/${name}`, readFileSync(`content/${name}`, 'utf8')]);

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
  await expect.poll(saved).toBe(text.replace(/^title: .*$/m, 'title: Un titre qui change'));
});
