import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programsDigest } from './programs-digest';

let dir: string;
const at = (file: string) => path.join(dir, file);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'programs-'));
  mkdirSync(at('one/deep'), { recursive: true });
  mkdirSync(at('two'));
  const files = {
    'one/a.ts': 'a',
    'one/a.test.ts': 'test',
    'one/b.ts': 'b',
    'one/deep/c.ts': 'c',
    'two/d.ts': 'd',
    'packages.json': '1',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text);
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([
  ['a program changes', () => writeFileSync(at('one/a.ts'), 'A'), true],
  ['one of a folder in it changes', () => writeFileSync(at('one/deep/c.ts'), 'C'), true],
  ['one of another folder changes', () => writeFileSync(at('two/d.ts'), 'D'), true],
  ['a file that is named itself changes', () => writeFileSync(at('packages.json'), '2'), true],
  ['a program comes', () => writeFileSync(at('one/e.ts'), ''), true],
  ['a program goes', () => rmSync(at('one/b.ts')), true],
  ['a program gets another name', () => renameSync(at('one/b.ts'), at('one/e.ts')), true],
  [
    'a word moves from one to the next',
    () => ['one/a.ts', 'one/b.ts'].map((file, index) => writeFileSync(at(file), ['', 'ab'][index] as string)),
    true,
  ],
  ['a test changes', () => writeFileSync(at('one/a.test.ts'), 'another'), false],
  ['nothing changes', () => {}, false],
])('when %s', (_, change, isAnother) => {
  const digest = () => programsDigest(at('packages.json'), at('one'), at('two'));
  const before = digest();
  change();
  expect(digest() !== before).toBe(isAnother);
});

test('refuses what is not there', () => {
  expect(() => programsDigest(at('one'), at('missing'))).toThrow('ENOENT');
});
