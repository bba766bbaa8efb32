import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('a misspelt key: its file, line and column, what to write, and failure', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'check-'));
  cpSync('content', path.join(cwd, 'content'), { recursive: true });
  const file = path.join(cwd, 'content/landing/hero.yaml');
  const lines = readFileSync(file, 'utf8').replace(/^lede:/m, 'leed:');
  writeFileSync(file, lines);
  const command = ['--require', require.resolve('tsx/cjs'), path.resolve('scripts/check.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  rmSync(cwd, { recursive: true });
  const line = lines.split('\n').findIndex((one) => one.startsWith('leed:')) + 1;
  expect(stderr).toMatch(new RegExp(`^content/landing/hero\\.yaml:${line}:1 .*leed.*lede`, 'm'));
  expect(status).toBe(1);
});
