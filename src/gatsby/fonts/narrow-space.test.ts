import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../../content/read';
import { neededCharacters, withNarrowSpace } from './narrow-space';
import { tableAt } from './sfnt';
import { figtree, youngSerif } from './web-fonts';
import { fontFiles, writeFonts } from './write-fonts';

const cut = (font: Buffer, text: string) => subsetFont(font, text, { targetFormat: 'sfnt' });

/** How wide a character is in a font, in the font's units; nothing if it has none. */
const widthOf = async (font: Buffer, character: string) => {
  const alone = await cut(font, character);
  const glyphs = alone.readUInt16BE(tableAt(alone, 'maxp') + 4);
  return glyphs > 1 ? alone.readUInt16BE(tableAt(alone, 'hmtx') + 4) : undefined;
};

/** All that the fonts may have, but for the spaces whose glyphs change. */
const letters = Array.from({ length: 0x20e0 }, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((character) => !['\u00a0', '\u202f'].includes(character))
  .join('');

describe.each(Object.entries(fontFiles))('%s', (_, file) => {
  const whole = readFileSync(path.resolve('node_modules', file));

  it('has a narrow space, half as wide as the other', async () => {
    const font = withNarrowSpace(await cut(whole, `a${neededCharacters}`));
    const width = Number(await widthOf(font, ' '));
    expect(width).toBeGreaterThan(0);
    expect(await widthOf(font, '\u202f')).toBe(Math.round(width / 2));
  });

  it('keeps its other characters as they were', async () => {
    const font = await cut(whole, `${letters}\u00a0`);
    expect(await cut(withNarrowSpace(font), letters)).toEqual(await cut(font, letters));
  });

  it('is left alone once it has one', async () => {
    const font = withNarrowSpace(await cut(whole, `a${neededCharacters}`));
    expect(withNarrowSpace(font)).toBe(font);
  });

  it.each(['a', 'a ', 'a\u00a0', 'a \u00a0'])('is refused with "%s" alone', async (text) => {
    const font = await cut(whole, text);
    expect(() => withNarrowSpace(font)).toThrow('share a glyph or a width');
  });
});

describe('the fonts that a build writes', () => {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    const faq = { type: 'Faq', data: { groups: [{ items: [{ question: 'Qui\u202f?', answer: '' }] }] } };
    await writeFonts(folder, [faq as unknown as ContentDocument]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([figtree.file, youngSerif.file])('%s has the narrow space', async (file) => {
    const font = readFileSync(path.join(folder, file));
    expect(await widthOf(font, '\u202f')).toBe(Math.round(Number(await widthOf(font, ' ')) / 2));
  });
});
