import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import subsetFont from 'subset-font';
import { loadContent } from '../check/load-content';
import type { ContentDocument } from '../content/content-document';
import { type FontFile, type FontName, webFonts } from '../font-faces';
import { writeHashed } from './write-hashed';

/** Letters and digits, of which numbers, dates and small changes are made; what is typed; what style sheets write. */
const always = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '!?-.,()/";

/** What typography makes of plain quotes, points and spaces in Markdown, after the content is read. */
const typographic = '’«»…\u00a0\u202f';

/** Each character that visitors may read or type, once. */
const charactersOf = (documents: readonly ContentDocument[]): string[] =>
  [...new Set(always + typographic + JSON.stringify(documents.map(({ data }) => data)))].sort();

/** Letters and currencies of other Latin alphabets, such as Ł: @fontsource has them in a file of their own. */
const isExtended = (character: string) =>
  /[\p{Script=Latin}\p{Currency_Symbol}]/u.test(character) && !/[\0-ÿıŒœ€]/.test(character);

const options: Record<FontName, object> = {
  'young-serif': { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF', 'STAT'] },
  figtree: { keepFeatures: ['kern'], dropTables: ['STAT'], variationAxes: { wght: { min: 400, max: 700 } } },
};

/**
 * Writes the site's two fonts, cut down to some characters.
 * @returns a file for each font, and a second one if characters such as Ł ask for it
 */
export const writeFonts = async (characters: readonly string[]): Promise<FontFile[]> => {
  const write = async (name: FontName, file: string, source: string) => {
    const whole = readFileSync(path.resolve('node_modules', source));
    const settings = { noHinting: true, targetFormat: 'woff2', ...options[name] };
    return { name, address: writeHashed(file, await subsetFont(whole, characters.join(''), settings)) };
  };
  const range = characters
    .filter(isExtended)
    .map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
    .join();
  const written: FontFile[] = [];
  for (const name of Object.keys(webFonts) as FontName[]) {
    const { source } = webFonts[name];
    written.push(await write(name, `${name}.woff2`, source));
    const extended = source.replace('-latin-', '-latin-ext-');
    if (range) written.push({ ...(await write(name, `${name}-ext.woff2`, extended)), range });
  }
  return written;
};

let files: FontFile[] = [];

/** The files that `onPreBootstrap` has written. */
export const fontFiles = () => files;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  files = await writeFonts(charactersOf((await loadContent('content')).documents));
};
