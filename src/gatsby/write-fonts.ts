import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../content/content-document';
import { type FontFile, type FontName, webFonts } from '../font-faces';
import { loadContent } from '../load-content';
import { writeHashed } from './write-hashed';

/** Always included: letters and digits for computed texts, and what visitors may type. */
const always = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '!?-.,()/";

/** The characters that typography puts into Markdown after the content is read. */
const typographic = '’«»…\u00a0\u202f';

/** Each character that visitors may read or type, once. */
const charactersOf = (documents: readonly ContentDocument[]): string[] =>
  [...new Set(always + typographic + JSON.stringify(documents.map(({ data }) => data)))].sort();

/** Letters and currencies of other Latin alphabets, such as Ł: @fontsource has them in a second file. */
const isExtended = (character: string) =>
  /[\p{Script=Latin}\p{Currency_Symbol}]/u.test(character) && !/[\0-ÿıŒœ€]/.test(character);

const options: Record<FontName, object> = {
  'young-serif': { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF', 'STAT'] },
  figtree: { keepFeatures: ['kern'], dropTables: ['STAT'], variationAxes: { wght: { min: 400, max: 700 } } },
};

/**
 * Writes the site's two fonts, cut to some characters.
 * @param dir the folder that holds `static`
 * @returns a file for each font, and a second one if there are characters such as Ł
 */
export const writeFonts = async (dir: string, characters: readonly string[]): Promise<FontFile[]> => {
  const write = async (name: FontName, file: string, source: string): Promise<FontFile> => {
    const wholeFont = readFileSync(path.resolve('node_modules', source));
    const settings = { noHinting: true, targetFormat: 'woff2', ...options[name] };
    return { name, path: writeHashed(dir, file, await subsetFont(wholeFont, characters.join(''), settings)) };
  };
  const range = characters
    .filter(isExtended)
    .map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
    .join();
  const files: FontFile[] = [];
  for (const name of Object.keys(webFonts) as FontName[]) {
    const { source } = webFonts[name];
    files.push(await write(name, `${name}.woff2`, source));
    const extendedSource = source.replace('-latin-', '-latin-ext-');
    if (range) files.push({ ...(await write(name, `${name}-ext.woff2`, extendedSource)), range });
  }
  return files;
};

/** Writes the fonts, and the list of their files for html.tsx. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const { documents } = await loadContent();
  const files = await writeFonts('public', charactersOf(documents));
  writeFileSync('public/fonts.json', JSON.stringify(files));
};
