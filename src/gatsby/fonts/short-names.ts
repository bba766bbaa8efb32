import { tableAt } from './sfnt';

/** Copyright, identifier and version (OpenType, `name`, name IDs): browsers ask for none, and licences.txt names the authors. */
const remarks = [0, 3, 5];

/** An ID that subsetting leaves out. */
const dropped = 255;

/**
 * A font whose remarks are left out when it is cut down the next time: Harfbuzz keeps them, a tenth of a small font.
 * @param font in the format sfnt, with a table `name`
 */
export const withoutRemarks = (font: Buffer): Buffer => {
  const copy = Buffer.from(font);
  const names = tableAt(font, 'name');
  for (let index = 0; index < font.readUInt16BE(names + 2); index += 1) {
    const id = names + 6 + 12 * index + 6;
    if (remarks.includes(font.readUInt16BE(id))) copy.writeUInt16BE(dropped, id);
  }
  return copy;
};
