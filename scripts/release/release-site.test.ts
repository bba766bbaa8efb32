import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSite, rollBack } from './release-site';

let dir = '';
const home = () => path.join(dir, 'home');
const served = () => readFileSync(path.join(home(), 'current/site/index.html'), 'utf8');
const releases = () => readdirSync(path.join(home(), 'releases'));

/** Releases a site as small as one can be, with a style sheet of a name of its own. */
const release = async (letter: string) => {
  const site = path.join(dir, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  const files = { 'index.html': letter, [`styles.${letter.repeat(20)}.css`]: 'p{top:0}', _headers: '/*\n  A: b\n' };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(site, file), text);
  // Releases are named by their time.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return releaseSite(home(), site);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('the newest release is served, by a configuration that names its own folder', async () => {
  await release('a');
  const name = await release('b');
  expect(served()).toBe('b');
  expect(readFileSync(path.join(home(), 'current/server.conf'), 'utf8')).toContain(`root "../releases/${name}/site"`);
});

test('rolling back serves the release before, as often as there is one', async () => {
  for (const letter of 'abc') await release(letter);
  rollBack(home());
  expect(served()).toBe('b');
  rollBack(home());
  expect(served()).toBe('a');
  expect(() => rollBack(home())).toThrow('no release to roll back to');
});

test('the files of former releases stay for those who have a page of them open; five releases are kept', async () => {
  for (const letter of 'abcdef') await release(letter);
  expect(releases()).toHaveLength(5);
  expect(readdirSync(path.join(home(), 'assets'))).toEqual([...'abcdef'].map((one) => `styles.${one.repeat(20)}.css`));
});

test('without a built site, and after an interruption, the former release stays', async () => {
  await release('a');
  expect(() => releaseSite(home(), path.join(dir, 'nothing'))).toThrow('npm run build');
  mkdirSync(path.join(home(), 'releases/.draft/site/half'), { recursive: true });
  expect(served()).toBe('a');
  await release('b');
  expect(releases()).toHaveLength(2);
});
