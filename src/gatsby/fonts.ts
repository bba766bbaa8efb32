import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import georgia from '@capsizecss/metrics/georgia';
import youngSerif from '@capsizecss/metrics/youngSerif';
import subsetFont from 'subset-font';

const sources = [
  {
    family: 'Young Serif',
    file: 'young-serif.woff2',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    weight: '400',
    stack: [youngSerif, georgia],
    options: { keepFeatures: ['kern', 'liga', 'lnum', 'locl'] },
  },
  {
    family: 'Figtree',
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
    stack: [figtree, arial],
    options: { keepFeatures: ['kern', 'liga', 'tnum', 'locl'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** The packages that the fonts come from. */
export const fontPackages = sources.map(({ source }) => source.split('/').slice(0, 2).join('/'));

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/**
 * Cuts the site's two fonts down to the characters that its content uses, plus printable ASCII for
 * what a visitor types, and writes them with their @font-face rules and metrics-matched fallbacks.
 * @param outputDir the folder for the two .woff2 files and _font-faces.scss
 * @param text every character that the pages may show
 */
export const writeFonts = async (outputDir: string, text: string): Promise<void> => {
  mkdirSync(outputDir, { recursive: true });
  const rules: string[] = [];
  for (const { family, file, source, weight, stack, options } of sources) {
    const font = await subsetFont(readFileSync(path.resolve('node_modules', source)), printableAscii + text, {
      targetFormat: 'woff2',
      noHinting: true,
      ...options,
    });
    writeFileSync(path.join(outputDir, file), font);
    // `optional` never swaps a font under a reader's eyes: layout shift is zero by construction.
    rules.push(
      `@font-face{font-family:"${family}";src:url("./generated/${file}") format("woff2");font-weight:${weight};font-display:optional}`,
      createFontStack(stack as Parameters<typeof createFontStack>[0]).fontFaces,
    );
  }
  writeFileSync(path.join(outputDir, '_font-faces.scss'), `${rules.join('\n')}\n`);
};
