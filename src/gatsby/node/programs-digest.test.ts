import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programsDigest } from './programs-digest';

let dir: string;
const at = (file: string) => path.join(dir, file);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'programs-'));
  mkdirSync(at('deep'));
  writeFileSync(at('a.ts'), 'a');
  writeFileSync(at('b.ts'), 'b');
  writeFileSync(at('deep/c.ts'), 'c');
  writeFileSync(at('a.test.ts'), 'test');
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([
  ['a program changes', () => writeFileSync(at('a.ts'), 'A'), true],
  ['a program in a folder changes', () => writeFileSync(at('deep/c.ts'), 'C'), true],
  ['a program comes', () => writeFileSync(at('d.ts'), ''), true],
  ['a program goes', () => rmSync(at('b.ts')), true],
  ['a program gets another name', () => renameSync(at('b.ts'), at('e.ts')), true],
  [
    'a word moves from one to the next',
    () => ['a.ts', 'b.ts'].map((file, index) => writeFileSync(at(file), ['', 'ab'][index] as string)),
    true,
  ],
  ['a test changes', () => writeFileSync(at('a.test.ts'), 'another'), false],
  ['nothing changes', () => {}, false],
])('when %s', (_, change, isAnother) => {
  const before = programsDigest(dir);
  change();
  expect(programsDigest(dir) !== before).toBe(isAnother);
});

test('refuses a folder that is not there', () => {
  expect(() => programsDigest(at('missing'))).toThrow('ENOENT');
});
