import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFaces } from '../font-faces';
import { writeFonts } from './write-fonts';

const dir = mkdtempSync(path.join(tmpdir(), 'write-fonts-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('characters such as Ł are in a second file of each font, which browsers fetch only for them', async () => {
  const css = fontFaces(await writeFonts(dir, [...'Lucja Łś €œ α']));
  expect(css.match(/(?<=url\(\/static\/)[a-z-]+(?=-[0-9a-f]{6}\.woff2)/g)).toEqual([
    'young-serif',
    'young-serif-ext',
    'figtree',
    'figtree-ext',
  ]);
  expect(css.match(/unicode-range:[^}]*/g)).toEqual(['unicode-range:U+141,U+15b', 'unicode-range:U+141,U+15b']);
});

test('other content has one file for each font', async () => {
  const files = await writeFonts(dir, [...'Aïe, œuf à 3 €']);
  expect(files.map(({ name, range }) => [name, range])).toEqual([
    ['young-serif', undefined],
    ['figtree', undefined],
  ]);
});
