import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { formatDiagnostics } from '../../../src/content/diagnostic';
import { loadContent } from '../../../src/load-content';
import { editedFolder, makeEditedProject } from './edited-site';

test('the check accepts the edits, and the site with them is built', async () => {
  test.setTimeout(400_000);
  await makeEditedProject();
  expect(formatDiagnostics((await loadContent(`${editedFolder}/content`)).diagnostics)).toBe('');
  const env = { ...process.env, CI: '1', NODE_ENV: undefined };
  const build = promisify(exec)('npm run build', { cwd: editedFolder, env, maxBuffer: 2 ** 24 });
  const { stdout } = await build.catch((error) => ({ stdout: `${error.stdout}${error.stderr}` }));
  expect(stdout).toContain('Done building');
});
