import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../content/content-document';
import { type FontName, type FontPaths, webFonts } from '../font-faces';
import { loadContent } from '../load-content';
import { writeHashed } from './write-hashed';

/** Always included: letters and digits for computed texts, and what visitors may type. */
const always = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '!?-.,()/";

/** The characters that typography puts into Markdown after the content is read. */
const typographic = '’«»…\u00a0\u202f';

/** The characters that visitors may read or type. */
const charactersOf = (documents: readonly ContentDocument[]): string =>
  always + typographic + JSON.stringify(documents.map(({ data }) => data));

const options: Record<FontName, object> = {
  'young-serif': { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF', 'STAT'] },
  figtree: { keepFeatures: ['kern'], dropTables: ['STAT'], variationAxes: { wght: { min: 400, max: 700 } } },
};

/** Writes the fonts, cut to the characters of the site, and the list of their files for html.tsx. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const { documents } = await loadContent();
  const characters = charactersOf(documents);
  const paths: Partial<FontPaths> = {};
  for (const name of Object.keys(webFonts) as FontName[]) {
    const wholeFont = readFileSync(path.resolve('node_modules', webFonts[name].source));
    const settings = { noHinting: true, targetFormat: 'woff2', ...options[name] };
    paths[name] = writeHashed('public', `${name}.woff2`, await subsetFont(wholeFont, characters, settings));
  }
  writeFileSync('public/fonts.json', JSON.stringify(paths));
};
