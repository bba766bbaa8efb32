import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the command as `npm run check` does. */
const check = (...options: string[]) =>
  spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/check.ts', ...options], { encoding: 'utf8' });

test('a misspelt key: its file, line and column, what to write, and failure', () => {
  const content = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
  cpSync('content', content, { recursive: true });
  const file = path.join(content, 'landing/hero.yaml');
  const lines = readFileSync(file, 'utf8').replace(/^lede:/m, 'leed:');
  writeFileSync(file, lines);
  const { status, stdout, stderr } = check('--content', content);
  rmSync(path.dirname(content), { recursive: true });
  expect(stdout).toBe('');
  const line = lines.split('\n').findIndex((one) => one.startsWith('leed:')) + 1;
  expect(stderr).toMatch(new RegExp(`^content/landing/hero\\.yaml:${line}:1 .*leed.*lede`, 'm'));
  expect(status).toBe(1);
});
