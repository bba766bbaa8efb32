import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hardenSite } from '../../src/finish/harden-site';
import {
  activateRelease,
  currentRelease,
  listReleases,
  pruneReleases,
  publishRelease,
  releaseSite,
  rollBack,
} from './store';

let dir = '';
let home = '';

/** A built site as small as one can be, with a style sheet of a name of its own. */
const makeSite = async (letter: string): Promise<string> => {
  const site = path.join(dir, `site-${letter}`);
  const sheet = `styles.${letter.repeat(20)}.css`;
  const page = `<html><head><link rel="stylesheet" href="/${sheet}"></head><body>${letter}<script>${letter}</script></body></html>`;
  mkdirSync(site, { recursive: true });
  const files = {
    'index.html': page,
    '404.html': page,
    [sheet]: 'p{top:0}',
    'robots.txt': '',
    'sitemap.xml': '<loc>https://a.example/</loc>',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(site, file), text);
  await hardenSite(site);
  return site;
};

const release = async (letter: string) => {
  const number = publishRelease(home, await makeSite(letter));
  activateRelease(home, number);
  return number;
};
const served = () => readFileSync(path.join(home, 'current/site/index.html'), 'utf8').match(/<body>(.)/)?.[1];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  home = path.join(dir, 'home');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a published release is served only once it is activated', async () => {
  await release('a');
  expect(publishRelease(home, await makeSite('b'))).toBe('0002');
  expect(served()).toBe('a');
  activateRelease(home, '0002');
  expect(served()).toBe('b');
});

test('rolling back serves the release before, as often as there is one', async () => {
  for (const letter of 'abc') await release(letter);
  rollBack(home);
  expect(served()).toBe('b');
  rollBack(home);
  expect(served()).toBe('a');
  expect(() => rollBack(home)).toThrow('no release to roll back to');
  expect(served()).toBe('a');
});

test('the files of other releases stay for those who have their pages open', async () => {
  await release('a');
  await release('b');
  for (const letter of 'ab')
    expect(existsSync(path.join(home, `assets/styles.${letter.repeat(20)}.css.br`))).toBe(true);
});

test('old releases go, the current one and that before it stay', async () => {
  for (const letter of 'abcdef') await release(letter);
  activateRelease(home, '0002');
  pruneReleases(home);
  expect(listReleases(home)).toEqual(['0001', '0002', '0003', '0004', '0005', '0006']);
  activateRelease(home, '0006');
  pruneReleases(home);
  expect(listReleases(home)).toEqual(['0002', '0003', '0004', '0005', '0006']);
  expect(existsSync(path.join(home, `assets/styles.${'a'.repeat(20)}.css`))).toBe(false);
  expect(existsSync(path.join(home, `assets/styles.${'b'.repeat(20)}.css`))).toBe(true);
});

test.each<[string, (site: string) => void, string]>([
  [
    'without a page of the sitemap',
    (site) => writeFileSync(path.join(site, 'sitemap.xml'), '<loc>https://a.example/b</loc>'),
    'sitemap.xml lists /b',
  ],
  ['without its 404 page', (site) => rmSync(path.join(site, '404.html')), '404.html is missing'],
  [
    'without a file that a page names',
    (site) => rmSync(path.join(site, `styles.${'b'.repeat(20)}.css`)),
    'index.html refers to /styles.',
  ],
  [
    'with a page that was changed after the build',
    (site) => appendFileSync(path.join(site, 'index.html'), '<script>x</script>'),
    'index.html does not fit its policy',
  ],
  [
    'with a compressed copy of something else',
    (site) => writeFileSync(path.join(site, 'index.html.br'), 'x'),
    'index.html.br is not a copy',
  ],
])('a site %s is not released', async (_, spoil, message) => {
  await release('a');
  const site = await makeSite('b');
  spoil(site);
  expect(() => publishRelease(home, site)).toThrow(message);
  expect(listReleases(home)).toEqual(['0001']);
  expect(served()).toBe('a');
});

test('a release that was changed since is not activated', async () => {
  await release('a');
  await release('b');
  appendFileSync(path.join(releaseSite(home, '0001'), 'robots.txt'), 'x');
  expect(() => rollBack(home)).toThrow('robots.txt');
  expect(currentRelease(home)).toBe('0002');
});

test('what an interrupted release left behind is removed by the next', async () => {
  // No process has this number (Linux: at most 2^22).
  const left = path.join(home, 'releases/.staging-99999999');
  mkdirSync(left, { recursive: true });
  await release('a');
  expect(existsSync(left)).toBe(false);
  expect(listReleases(home)).toEqual(['0001']);
});
