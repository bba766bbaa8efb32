import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../src/content/files-below';
import { copyFolder, keepAssets, requireSpace, syncTree, tidyAssets, tidyReleases } from './files';

const day = 24 * 60 * 60 * 1000;
let dir = '';
const at = (...names: string[]) => path.join(dir, ...names);

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
};
const makeOld = (file: string, age: number) => {
  const then = new Date(Date.now() - age);
  utimesSync(at(file), then, then);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'release-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const hash = '0123456789abcdef0123';

test('only files whose name changes with their content are kept for those who have a page open', () => {
  const files = [
    'index.html',
    'robots.txt',
    `app-${hash}.js`,
    `app-${hash}.js.br`,
    `styles.${hash}.css`,
    'static/1/a.svg',
  ];
  write(Object.fromEntries(files.map((file) => [`site/${file}`, file])));
  keepAssets(at('assets'), at('site'));
  expect(filesBelow(at('assets'))).toEqual([
    `app-${hash}.js`,
    `app-${hash}.js.br`,
    'static/1/a.svg',
    `styles.${hash}.css`,
  ]);
});

test('a file stays for 30 days after it was last part of a release, which is when it is kept again', () => {
  write({ 'a/static/a': 'a', 'a/static/both': 'both', 'b/static/both': 'both' });
  keepAssets(at('assets'), at('a'));
  for (const file of ['a', 'both']) makeOld(`assets/static/${file}`, 29 * day);
  tidyAssets(at('assets'), 30 * day);
  expect(filesBelow(at('assets'))).toEqual(['static/a', 'static/both']);
  for (const file of ['a', 'both']) makeOld(`assets/static/${file}`, 31 * day);
  keepAssets(at('assets'), at('b'));
  tidyAssets(at('assets'), 30 * day);
  expect(filesBelow(at('assets'))).toEqual(['static/both']);
});

test('a folder goes with the last of its files', () => {
  write({ 'a/static/one/a': 'a', 'a/static/two/a': 'a' });
  keepAssets(at('assets'), at('a'));
  makeOld('assets/static/one/a', 31 * day);
  tidyAssets(at('assets'), 30 * day);
  expect(readdirSync(at('assets/static'))).toEqual(['two']);
});

test('the folder of the assets stays, though all of them go', () => {
  write({ 'a/app-01234567.js': 'a' });
  keepAssets(at('assets'), at('a'));
  makeOld('assets/app-01234567.js', 31 * day);
  tidyAssets(at('assets'), 30 * day);
  expect(readdirSync(at('assets'))).toEqual([]);
});

test('a kept file outlives its release', () => {
  write({ 'a/static/a': 'a' });
  keepAssets(at('assets'), at('a'));
  rmSync(at('a'), { recursive: true });
  expect(filesBelow(at('assets'))).toEqual(['static/a']);
});

test('releases go that are neither kept nor new', () => {
  write({ 'releases/kept/a': '', 'releases/new/a': '', 'releases/old/a': '' });
  for (const name of ['kept', 'old']) makeOld(`releases/${name}`, day);
  tidyReleases(at('releases'), new Set(['kept']), day / 24);
  expect(readdirSync(at('releases'))).toEqual(['kept', 'new']);
});

test('a disk without room is named before anything is written', () => {
  write({ 'site/a': 'a' });
  expect(() => requireSpace(dir, at('site'))).not.toThrow();
  expect(() => requireSpace(dir, at('site'), 1e18)).toThrow(
    /^The disk has [\d.]+ MB left, the release needs [\d.]+ MB\.$/,
  );
});

test('a site that is built while it is copied is not released', () => {
  write({ 'site/a': 'a', 'site.new/a': 'a' });
  const spy = jest.spyOn(fs, 'cpSync').mockImplementation(() => {
    renameSync(at('site'), at('site.old'));
    renameSync(at('site.new'), at('site'));
  });
  expect(() => copyFolder(at('site'), at('copy'))).toThrow('was built anew while it was copied');
  spy.mockRestore();
});

test('workers of nginx can read a release, whatever the umask', () => {
  write({ 'site/static/a': 'a' });
  for (const file of ['site', 'site/static', 'site/static/a']) chmodSync(at(file), 0o700);
  syncTree(at('site'));
  const modes = ['site', 'site/static', 'site/static/a'].map((file) => (statSync(at(file)).mode & 0o777).toString(8));
  expect(modes).toEqual(['755', '755', '644']);
});
