import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { neededCharacters, withNarrowSpace } from './narrow-space';
import { tableAt } from './sfnt';
import { fontFiles } from './write-fonts';

const cut = (font: Buffer, text: string) => subsetFont(font, text, { targetFormat: 'sfnt' });

/** How wide a character is in a font, in the font's units; nothing if it has none. */
const widthOf = async (font: Buffer, character: string) => {
  const alone = await cut(font, character);
  const glyphs = alone.readUInt16BE(tableAt(alone, 'maxp') + 4);
  return glyphs > 1 ? alone.readUInt16BE(tableAt(alone, 'hmtx') + 4) : undefined;
};

const others = [' ', '\u00a0', 'z', 'w', 'œ', 'Ç', '«', '»', '?', '’', '–', '…', '€', '1'];

describe.each(Object.entries(fontFiles))('%s', (_, file) => {
  const whole = readFileSync(path.resolve('node_modules', file));

  it('has a narrow space, half as wide as the other', async () => {
    const font = withNarrowSpace(await cut(whole, `a${neededCharacters}`));
    const width = Number(await widthOf(font, ' '));
    expect(width).toBeGreaterThan(0);
    expect(await widthOf(font, '\u202f')).toBe(Math.round(width / 2));
  });

  it.each(others)('keeps "%s" as wide as it was', async (character) => {
    const before = await cut(whole, others.join(''));
    expect(await widthOf(withNarrowSpace(before), character)).toBe(await widthOf(before, character));
    expect(await widthOf(before, character)).toBeGreaterThan(0);
  });

  it('is left alone once it has one', async () => {
    const font = withNarrowSpace(await cut(whole, `a${neededCharacters}`));
    expect(withNarrowSpace(font)).toBe(font);
  });

  it.each(['a', 'a ', 'a\u00a0', 'a \u00a0'])('is refused with "%s" alone', async (text) => {
    const font = await cut(whole, text);
    expect(() => withNarrowSpace(font)).toThrow('two spaces');
  });
});
