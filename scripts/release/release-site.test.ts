import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testWithFlock as test } from '../../tests/support/test-with-flock';
import { releaseSite, rollBack, steps } from './release-site';

let dir = '';
const home = () => path.join(dir, 'home');
const served = () => readFileSync(path.join(home(), 'current/site/index.html'), 'utf8');
const releases = () => readdirSync(path.join(home(), 'releases'));
const assets = () => readdirSync(path.join(home(), 'assets'));
const styleSheet = (letter: string) => `styles.${letter.repeat(20)}.css`;

/** Writes a site as small as one can be, with a style sheet of a name of its own. */
const site = (letter: string, headers = `/*\n  A: b\n\n/\n  Content-Security-Policy: ${letter}\n`) => {
  const folder = path.join(dir, 'site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const files = { 'index.html': letter, [styleSheet(letter)]: 'p{top:0}', _headers: headers };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
};

/** What is the same in the configuration of any release is nginx's matter. */
const tryConfiguration = () => undefined;
const release = (letter: string) => releaseSite(home(), site(letter), { tryConfiguration });

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('the link leads to the newest release: site, headers and configuration', async () => {
  await release('a');
  const name = await release('b');
  expect(served()).toBe('b');
  const configuration = (file: string) => readFileSync(path.join(home(), 'current/nginx', file), 'utf8');
  expect(configuration('server.conf')).toContain(`root "releases/${name}/site"`);
  expect(configuration('policies.conf')).toBe('"/index.html" "b";\n');
  expect(configuration('nginx.conf')).toBe(readFileSync('deploy/nginx/nginx.conf', 'utf8'));
});

test.each(steps)('a disk that is full after "%s" leaves all as it was, and the next release works', async (step) => {
  await release('a');
  const before = { releases: releases(), served: served() };
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const after = (done: string) => {
    if (done === step) throw noRoom;
  };
  await expect(releaseSite(home(), site('b'), { tryConfiguration, after })).rejects.toThrow('no space left');
  expect({ releases: releases(), served: served() }).toEqual(before);
  // Once it is switched, a visitor may have a page of it open.
  const isSwitched = steps.indexOf(step) >= steps.indexOf('switched');
  expect(assets()).toEqual([...(isSwitched ? 'ab' : 'a')].map(styleSheet));
  await release('c');
  expect(served()).toBe('c');
  await rollBack(home(), { tryConfiguration });
  expect(served()).toBe('a');
});

test('rolling back leads through what was in service, five releases far', async () => {
  for (const letter of 'abcdef') await release(letter);
  for (const letter of 'edcba') {
    await rollBack(home(), { tryConfiguration });
    expect(served()).toBe(letter);
  }
  await expect(rollBack(home(), { tryConfiguration })).rejects.toThrow('no release to roll back to');
  expect(served()).toBe('a');
});

test('the current release and the five before it are kept, others until nobody is served by them', async () => {
  for (const letter of '01abcdef') await release(letter);
  expect(releases()).toHaveLength(8);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of releases()) utimesSync(path.join(home(), 'releases', name), yesterday, yesterday);
  await release('0');
  expect(releases()).toHaveLength(6);
});

test('a release that was rolled back is not rolled back to', async () => {
  for (const letter of 'ab') await release(letter);
  await rollBack(home(), { tryConfiguration });
  await release('c');
  await rollBack(home(), { tryConfiguration });
  expect(served()).toBe('a');
});

test('the files of any number of former releases stay', async () => {
  for (const letter of '01abcdef') await release(letter);
  expect(assets()).toEqual([...'01abcdef'].map(styleSheet));
});

test.each([
  ['no file _headers', undefined, 'Run "npm run build" first'],
  ['an empty one', '', 'no policy for index.html'],
  ['one without the policy of a page', '/*\n  A: b\n', 'no policy for index.html'],
  ['one with two', '/\n  Content-Security-Policy: a\n\n/index.html\n  Content-Security-Policy: b\n', 'two policies'],
])('a site with %s is refused', async (_, headers, message) => {
  await release('a');
  const folder = site('b', headers ?? '');
  if (headers === undefined) rmSync(path.join(folder, '_headers'));
  await expect(releaseSite(home(), folder, { tryConfiguration })).rejects.toThrow(message);
  expect(served()).toBe('a');
  expect(releases()).toHaveLength(1);
  expect(assets()).toEqual([styleSheet('a')]);
});

test('what an interrupted release left behind is gone after the next one', async () => {
  mkdirSync(path.join(home(), 'releases/.draft/site/half'), { recursive: true });
  await release('a');
  expect(releases()).toHaveLength(1);
});
