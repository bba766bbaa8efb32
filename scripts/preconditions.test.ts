import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the script in a new folder of this name, as a Node.js that lacks what the options take away. */
const run = (name: string, ...options: string[]) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'folder-')), name);
  mkdirSync(folder);
  const script = path.resolve('scripts/preconditions.js');
  const { status, stderr } = spawnSync(process.execPath, [...options, script], { cwd: folder, encoding: 'utf8' });
  rmSync(path.dirname(folder), { recursive: true });
  return { status, message: stderr.trim() };
};

test.each(['site #1', 'site (2)', "l'été"])('a folder named %s is refused in a sentence', (name) => {
  expect(run(name)).toEqual({ status: 1, message: expect.stringMatching(/^Gatsby can't build .*: rename .*\.$/) });
});

test('a folder with spaces, accents and commas is built in', () => {
  expect(run('Mon site d’été, v2')).toEqual({ status: 0, message: '' });
});

test('a Node.js that is too old is told which one to install', () => {
  const { status, message } = run('site', '--no-experimental-require-module');
  expect({ status, message }).toEqual({ status: 1, message: expect.stringContaining('install version 24') });
});
