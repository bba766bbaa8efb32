import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../content/read';
import { type FontName, webFonts } from './font-faces';
import { writeHashed } from './write-hashed';

/** Letters and digits, of which numbers, dates and small changes are made; what is typed; what style sheets write. */
const always = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '!?-.,()/";

/** What typography makes of plain quotes, points and spaces in Markdown, after the content is read. */
const typographic = '’«»…\u00a0\u202f\u2060';

/** Each character that visitors may read or type, once. */
export const charactersOf = (documents: readonly ContentDocument[]): string =>
  [...new Set(always + typographic + JSON.stringify(documents.map(({ data }) => data)))].sort().join('');

const options: Record<FontName, Parameters<typeof subsetFont>[2]> = {
  'young-serif': { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF', 'STAT'] },
  figtree: { keepFeatures: ['kern'], dropTables: ['STAT'], variationAxes: { wght: { min: 400, max: 700 } } },
};

/**
 * Cuts the site's two fonts down to the characters that its content uses.
 * @param dir the folder that is served as `/static`
 * @returns their addresses, which change with them
 */
export const writeFonts = async (
  dir: string,
  documents: readonly ContentDocument[],
): Promise<Record<FontName, string>> => {
  const characters = charactersOf(documents);
  const write = async (name: FontName) => {
    const whole = readFileSync(path.resolve('node_modules', webFonts[name].source));
    const font = await subsetFont(whole, characters, { noHinting: true, targetFormat: 'woff2', ...options[name] });
    return writeHashed(`${name}.woff2`, font, dir);
  };
  return { 'young-serif': await write('young-serif'), figtree: await write('figtree') };
};
