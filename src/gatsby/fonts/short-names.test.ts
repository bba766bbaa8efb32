import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { tableAt } from './sfnt';
import { withoutRemarks } from './short-names';
import { fontFiles } from './write-fonts';

/** The name IDs of a font in the format sfnt. */
const nameIds = (font: Buffer): number[] => {
  const names = tableAt(font, 'name');
  return Array.from({ length: font.readUInt16BE(names + 2) }, (_, index) => font.readUInt16BE(names + 12 + 12 * index));
};

const cut = (font: Buffer) => subsetFont(font, 'A', { targetFormat: 'sfnt' });

test.each(Object.entries(fontFiles))('%s keeps its names, and loses its remarks', async (_, file) => {
  const font = await cut(readFileSync(path.resolve('node_modules', file)));
  expect(nameIds(font)).toEqual(expect.arrayContaining([0, 3, 5]));
  const ids = nameIds(await cut(withoutRemarks(font)));
  expect(ids).toEqual(expect.arrayContaining([1, 2, 4, 6]));
  expect(ids.filter((id) => [0, 3, 5].includes(id))).toEqual([]);
});

test('a font without names is refused', () => {
  expect(() => withoutRemarks(Buffer.alloc(12))).toThrow('no table "name"');
});
