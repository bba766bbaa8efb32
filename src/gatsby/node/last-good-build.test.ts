import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let dir = '';
const file = (name: string) => path.join(dir, name);
const page = () => (existsSync(file('public/index.html')) ? readFileSync(file('public/index.html'), 'utf8') : 'none');

const put = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};

/** Runs a program in the project's folder, where a build may end in several ways. */
const run = (program: string) => {
  const module = path.resolve('src/gatsby/node/last-good-build.ts');
  const setUp = `
    const { writeFileSync, mkdirSync } = require('node:fs');
    const build = require(${JSON.stringify(module)});
    const write = (text) => { mkdirSync('public', { recursive: true }); writeFileSync('public/index.html', text); };`;
  const args = ['--require', path.resolve('node_modules/tsx/dist/cjs/index.cjs'), '-e', setUp + program];
  return spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
};

const build = (end: string) => run(`build.guardLastGoodBuild(); write('new'); ${end}`);
const restore = () => run('console.log(build.restoreLastGoodBuild())').stdout.trim();

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-'));
  put('.cache/state', 'of Gatsby');
});
afterEach(() => rmSync(dir, { recursive: true }));

const killed = "process.kill(process.pid, 'SIGKILL')";

test.each([
  ['ends well', 'build.releaseLastGoodBuild()', 'new', 'false', true],
  ['is killed', killed, 'old', 'true', false],
  ['is killed while Gatsby saves its state', `build.releaseLastGoodBuild(); ${killed}`, 'old', 'true', false],
  ['is interrupted', "process.kill(process.pid, 'SIGINT')", 'old', 'true', false],
  ['fails', 'process.exit(1)', 'old', 'true', false],
  ['fails after its last step', 'build.releaseLastGoodBuild(); process.exit(1)', 'old', 'true', false],
  ['ends before its last step', 'process.exit(0)', 'old', 'true', false],
])('when a build %s, public/ is whole', (_, end, expected, restored, keepsCache) => {
  put('public/index.html', 'old');
  build(end);
  expect(restore()).toBe(restored);
  expect(page()).toBe(expected);
  expect(existsSync(file('.cache'))).toBe(keepsCache);
  // There is nothing left to do.
  expect(restore()).toBe('false');
});

test('a first build that is killed leaves nothing that could be taken for a site', () => {
  build(killed);
  expect(page()).toBe('new');
  restore();
  expect(page()).toBe('none');
});

test('the next build restores the former site by itself', () => {
  put('public/index.html', 'old');
  build(killed);
  build(killed);
  expect(restore()).toBe('true');
  expect(page()).toBe('old');
});

test('a restoration that was interrupted after the move is not repeated on the restored site', () => {
  put('public/index.html', 'old');
  build(killed);
  const { signal, stderr } = run(`
    const fs = require('node:fs');
    const { rmSync } = fs;
    fs.rmSync = (name, options) => (name.endsWith('.cache') ? ${killed} : rmSync(name, options));
    build.restoreLastGoodBuild();`);
  expect(stderr).toBe('');
  expect(signal).toBe('SIGKILL');
  restore();
  expect(page()).toBe('old');
});

test('nothing is restored under a running build', () => {
  put('public/index.html', 'old');
  const { stderr } = run('build.guardLastGoodBuild(); build.restoreLastGoodBuild()');
  expect(stderr).toContain('A build is running');
});
