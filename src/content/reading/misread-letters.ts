/** A letter that could not be read appears as this sign. */
const lost = '\ufffd';

/**
 * The bytes of one letter in UTF-8, each read as a letter of its own (Latin-1, Windows-1252): Ã© for é, Â« for «, â€™ for ’.
 * No word has Ã or Â before such a sign; « AMANHÃ ! » has an ordinary space.
 */
const readTwice = /[ÃÂ][\u0080-\u00bf]|â€./u;

/** The first letter in a text that was read or saved in a wrong encoding: its place, and what to do. */
export function findMisread(text: string): { offset: number; message: string } | undefined {
  const offset = text.indexOf(lost);
  if (offset >= 0)
    return { offset, message: 'A letter here cannot be read. Save the file as UTF-8 and write the letter again.' };
  const found = readTwice.exec(text);
  if (!found) return undefined;
  const message = `"${found[0]}" stands here for a letter that was read in a wrong encoding. Save the file as UTF-8 and write the letter again.`;
  return { offset: found.index, message };
}
