import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areQueryTypesStale } from './query-types';

let folder = '';
const at = (...parts: string[]) => path.join(folder, ...parts);
const types = () => at('src', 'types.d.ts');
const isStale = () => areQueryTypesStale(types(), [at('lock.json'), at('src')]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  mkdirSync(at('src', 'templates', 'generated'), { recursive: true });
  const files = [types(), at('lock.json'), at('src', 'templates', 'page.tsx'), at('src', 'templates', 'page.scss')];
  for (const file of files) writeFileSync(file, '');
  for (const entry of [...files, at('src'), at('src', 'templates')]) utimesSync(entry, 100, 100);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('areQueryTypesStale', () => {
  it.each([
    ['nothing', () => {}, false],
    ['a style sheet', () => utimesSync(at('src', 'templates', 'page.scss'), 200, 200), false],
    ['what a build generates', () => writeFileSync(at('src', 'templates', 'generated', 'fr.json'), ''), false],
    ['a program', () => utimesSync(at('src', 'templates', 'page.tsx'), 200, 200), true],
    ['a package', () => utimesSync(at('lock.json'), 200, 200), true],
    ['a program that is gone', () => rmSync(at('src', 'templates', 'page.tsx')), true],
    ['the file of the types, which is gone', () => rmSync(types()), true],
  ])('after a change of %s', (_, change, stale) => {
    change();
    expect(isStale()).toBe(stale);
  });
});
