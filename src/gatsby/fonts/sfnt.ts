/** The entry of a table in the directory of a font (OpenType, "Table Directory"). */
const entryOf = (font: Buffer, tag: string): number => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (!entry) throw new Error(`The font has no table "${tag}".`);
  return entry;
};

/**
 * Where a table of a font begins, in bytes.
 * @param font in the format sfnt
 * @param tag the table's four letters
 * @throws if the font has no such table
 */
export const tableAt = (font: Buffer, tag: string): number => font.readUInt32BE(entryOf(font, tag) + 8);

/**
 * A font with another table in the place of one that it has. The former one's bytes and the checksums stay as they were:
 * whoever cuts the font down writes them anew.
 * @throws if the font has no such table
 */
export const withTable = (font: Buffer, tag: string, table: Buffer): Buffer => {
  const start = Math.ceil(font.length / 4) * 4;
  const copy = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
  const entry = entryOf(font, tag);
  copy.writeUInt32BE(start, entry + 8);
  copy.writeUInt32BE(table.length, entry + 12);
  return copy;
};
