import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../../../contract/load-content';
import { fallbackFaces, type WebFont } from './fallback-faces';
import { fontCharacters } from './font-characters';
import { figtree, youngSerif } from './web-fonts';

type Source = {
  font: WebFont;
  property: string;
  /** The element before whose text the fallback faces are asked for. */
  asksFor: 'html' | 'body';
  file: string;
  source: string;
  weight: string;
  shows: keyof ReturnType<typeof fontCharacters>;
  options: Parameters<typeof subsetFont>[2];
};

const sources: Source[] = [
  {
    font: youngSerif,
    property: '--font-display',
    asksFor: 'html',
    file: 'young-serif.woff2',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    weight: '400',
    shows: 'display',
    options: { keepFeatures: ['kern', 'liga', 'lnum'] },
  },
  {
    font: figtree,
    property: '--font-text',
    asksFor: 'body',
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
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
 * Cuts the site's two fonts down to the characters that its content uses, and writes them with their
 * @font-face rules, their fallbacks', and the custom properties `--font-display` and `--font-text`.
 * @param outputDir the folder for the two .woff2 files and _font-faces.scss
 * @param documents the content
 */
export const writeFonts = async (outputDir: string, documents: readonly ContentDocument[]): Promise<void> => {
  mkdirSync(outputDir, { recursive: true });
  const characters = fontCharacters(documents);
  const rules: string[] = [];
  for (const { font, property, asksFor, file, source, weight, shows, options } of sources) {
    const subset = await subsetFont(readFileSync(path.resolve('node_modules', source)), characters[shows], {
      targetFormat: 'woff2',
      noHinting: true,
      // It names styles for the menus of desktop programs.
      dropTables: ['STAT'],
      ...options,
    });
    writeFileSync(path.join(outputDir, file), subset);
    const fallbacks = fallbackFaces(font);
    // `optional` never swaps a font under a reader's eyes: layout shift is zero by construction.
    rules.push(
      `@font-face{font-family:"${font.family}";src:url("./generated/${file}") format("woff2");font-weight:${weight};font-display:optional}`,
      ...fallbacks.rules,
      `:root{${property}:"${font.family}",${fallbacks.stack}}`,
      // Firefox loads no local face while the web font before it is on its way, unless it was asked for alone.
      `${asksFor}::before{content:"a";position:fixed;visibility:hidden;font-family:${fallbacks.stack}}`,
    );
  }
  writeFileSync(path.join(outputDir, '_font-faces.scss'), `${rules.join('\n')}\n`);
};
