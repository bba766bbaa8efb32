import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import georgia from '@capsizecss/metrics/georgia';
import youngSerif from '@capsizecss/metrics/youngSerif';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../content/load-content';
import { fontCharacters } from './font-characters';

type Source = {
  family: string;
  file: string;
  source: string;
  weight: string;
  stack: Parameters<typeof createFontStack>[0];
  shows: keyof ReturnType<typeof fontCharacters>;
  options: Parameters<typeof subsetFont>[2];
};

const sources: Source[] = [
  {
    family: 'Young Serif',
    file: 'young-serif.woff2',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    weight: '400',
    stack: [youngSerif, georgia],
    shows: 'display',
    options: { keepFeatures: ['kern', 'liga', 'lnum'] },
  },
  {
    family: 'Figtree',
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
    stack: [figtree, arial],
    shows: 'text',
    options: { keepFeatures: ['kern'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** The packages that the fonts come from. */
export const fontPackages = sources.map(({ source }) => source.split('/').slice(0, 2).join('/'));

/**
 * Cuts the site's two fonts down to the characters that its content uses, and writes them with their
 * @font-face rules and metrics-matched fallbacks.
 * @param outputDir the folder for the two .woff2 files and _font-faces.scss
 * @param documents the content
 */
export const writeFonts = async (outputDir: string, documents: readonly ContentDocument[]): Promise<void> => {
  mkdirSync(outputDir, { recursive: true });
  const characters = fontCharacters(documents);
  const rules: string[] = [];
  for (const { family, file, source, weight, stack, shows, options } of sources) {
    const font = await subsetFont(readFileSync(path.resolve('node_modules', source)), characters[shows], {
      targetFormat: 'woff2',
      noHinting: true,
      // It names styles for the menus of desktop programs.
      dropTables: ['STAT'],
      ...options,
    });
    writeFileSync(path.join(outputDir, file), font);
    // `optional` never swaps a font under a reader's eyes: layout shift is zero by construction.
    rules.push(
      `@font-face{font-family:"${family}";src:url("./generated/${file}") format("woff2");font-weight:${weight};font-display:optional}`,
      createFontStack(stack).fontFaces,
    );
  }
  writeFileSync(path.join(outputDir, '_font-faces.scss'), `${rules.join('\n')}\n`);
};
