import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../../contract/load-content';
import { fontCharacters } from './font-characters';
import { figtree, type WebFont, youngSerif } from './web-fonts';

type Source = {
  font: WebFont;
  /** The whole font, below `node_modules`. */
  source: string;
  shows: keyof ReturnType<typeof fontCharacters>;
  options: Parameters<typeof subsetFont>[2];
};

const sources: Source[] = [
  {
    font: youngSerif,
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    shows: 'display',
    options: { keepFeatures: ['kern', 'liga', 'lnum'] },
  },
  {
    font: figtree,
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    shows: 'text',
    options: { keepFeatures: ['kern'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** The whole fonts, as files below `node_modules`, by their families. */
export const fontFiles: Record<string, string> = Object.fromEntries(
  sources.map(({ font, source }) => [font.family, source]),
);

/** The packages that the fonts come from. */
export const fontPackages = sources.map(({ source }) => source.split('/').slice(0, 2).join('/'));

/**
 * Cuts the site's two fonts down to the characters that its content uses.
 * @param outputDir the folder for the two .woff2 files
 * @param documents the content
 */
export const writeFonts = async (outputDir: string, documents: readonly ContentDocument[]): Promise<void> => {
  mkdirSync(outputDir, { recursive: true });
  const characters = fontCharacters(documents);
  for (const { font, source, shows, options } of sources) {
    const subset = await subsetFont(readFileSync(path.resolve('node_modules', source)), characters[shows], {
      targetFormat: 'woff2',
      noHinting: true,
      // It names styles for the menus of desktop programs.
      dropTables: ['STAT'],
      ...options,
    });
    writeFileSync(path.join(outputDir, font.file), subset);
  }
};
