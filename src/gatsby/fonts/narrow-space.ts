import { tableAt, withTable } from './sfnt';

const space = 0x20;
const noBreakSpace = 0xa0;
const narrowSpace = 0x202f;

/**
 * What `withNarrowSpace` needs: both spaces, and a wider sign that comes after them in the fonts. The width of a font's last
 * glyphs is stored once if they are equal.
 */
export const neededCharacters = `${String.fromCodePoint(space, noBreakSpace)}?`;

/** The glyphs of a font by their characters, as Harfbuzz writes them: in a subtable of format 4 (OpenType, `cmap`). */
const readGlyphs = (font: Buffer): Map<number, number> => {
  const table = tableAt(font, 'cmap');
  const subtable = table + font.readUInt32BE(table + 8);
  if (font.readUInt16BE(subtable) !== 4) throw new Error('The font’s characters are not in a subtable of format 4.');
  const size = font.readUInt16BE(subtable + 6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = subtable + 14 + segment;
    const start = end + 2 + size;
    const [delta, range] = [start + size, start + 2 * size];
    for (let character = font.readUInt16BE(start); character <= font.readUInt16BE(end); character += 1) {
      const offset = font.readUInt16BE(range);
      const index = offset && range + offset + 2 * (character - font.readUInt16BE(start));
      const glyph = ((index ? font.readUInt16BE(index) : character) + font.readUInt16BE(delta)) & 0xffff;
      if (character !== 0xffff) glyphs.set(character, glyph);
    }
  }
  return glyphs;
};

/** A table `cmap` with one subtable of format 4, in which each character is a segment of its own. */
const writeGlyphs = (glyphs: ReadonlyMap<number, number>): Buffer => {
  const segments = [...glyphs, [0xffff, 0] as const].sort(([one], [other]) => one - other);
  const [count, characters] = [segments.length, segments.map(([character]) => character)];
  const words = [
    // The version, and two platforms (Unicode, Windows) whose subtable begins 20 bytes on: as the fonts are published.
    ...[0, 2, 0, 3, 0, 20, 3, 1, 0, 20],
    // Its format, its length, no language, and fields that the next cut writes.
    ...[4, 16 + 8 * count, 0, 2 * count, 0, 0, 0],
    ...characters,
    0,
    ...characters,
    ...segments.map(([character, glyph]) => (character === 0xffff ? 1 : (glyph - character) & 0xffff)),
    ...segments.map(() => 0),
  ];
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    table.writeUInt16BE(word, 2 * index);
  });
  return table;
};

/**
 * A font with the narrow no-break space that French texts have before ? and inside « »: half as wide as a space, at the
 * weight that the font is stored in. The site's fonts come without it, and each engine shows another width in its place.
 * It gets the glyph of the no-break space, which has the space's own from now on. The font is to be cut down once more:
 * Harfbuzz then writes its tables as they have to be.
 * @param font in the format sfnt, as Harfbuzz writes it, with `neededCharacters`; returned as it is if it has a narrow space
 * @throws if a table is missing or has another format, or if the two spaces share a glyph or a width
 */
export const withNarrowSpace = (font: Buffer): Buffer => {
  const glyphs = readGlyphs(font);
  if (glyphs.has(narrowSpace)) return font;
  const [wide, narrow] = [glyphs.get(space), glyphs.get(noBreakSpace)];
  const widths = tableAt(font, 'hmtx');
  const count = font.readUInt16BE(tableAt(font, 'hhea') + 34);
  if (wide === undefined || narrow === undefined || wide === narrow || Math.max(wide, narrow) >= count)
    throw new Error('The space and the no-break space of the font share a glyph or a width.');
  const copy = withTable(font, 'cmap', writeGlyphs(new Map([...glyphs, [noBreakSpace, wide], [narrowSpace, narrow]])));
  copy.writeUInt16BE(Math.round(font.readUInt16BE(widths + 4 * wide) / 2), widths + 4 * narrow);
  return copy;
};
