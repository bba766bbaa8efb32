import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashed } from '../../../finish/headers';
import { publishFile } from './publish-file';

const home = process.cwd();
let folder = '';

/** Publishes a drawing. @returns its address */
const publish = (contentDigest: string, text: string, base = 'drawing.svg') => {
  const absolutePath = path.join(folder, base);
  writeFileSync(absolutePath, text);
  return publishFile({ absolutePath, base, internal: { contentDigest } });
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('another content has another address, and each address its file', () => {
  const [first, second] = [publish('0123456789', 'first'), publish('1123456789', 'second')];
  expect(first).not.toBe(second);
  const read = (address: string) => readFileSync(path.join('public', address), 'utf8');
  expect([read(first), read(second)]).toEqual(['first', 'second']);
});

test('browsers may keep it', () => {
  expect(publish('0123456789', 'drawing')).toMatch(hashed);
});

test.each(['a b.svg', 'no #1.svg', 'why?.svg', '100%.svg', 'été.svg'])('%s is found at its address', (base) => {
  const { pathname } = new URL(publish('0123456789', base, base), 'https://mirabelle.example');
  expect(readFileSync(path.join('public', decodeURIComponent(pathname)), 'utf8')).toBe(base);
});
