import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test.each([
  ['Mon site d’été, v2', 0],
  ['site #1', 1],
  ['site (2)', 1],
  ["l'été", 1],
])('a folder named %s: built in, or refused in a sentence', (name, expected) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'folder-')), name);
  mkdirSync(folder);
  const script = path.resolve('scripts/require-folder-name.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(path.dirname(folder), { recursive: true });
  expect(status).toBe(expected);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(expected ? name : '')]);
});

test('npm scripts hold nothing that Windows has not', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.values(scripts).join('\n')).not.toMatch(/'|\$|^\w+=|(?:^|&& )(?:ba|z)?(?:sh|rm|cp|mv|cat|export) /m);
});
