import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../../content/read';
import { programsDigest } from '../node/programs-digest';
import { fontCharacters } from './font-characters';
import { neededCharacters, withNarrowSpace } from './narrow-space';
import { withoutRemarks } from './short-names';
import { figtree, headlineFile, youngSerif } from './web-fonts';

/** Where the files are written that style sheets name, and that depend on the content. */
export const generatedDir = path.resolve('src/styles/generated');

type Source = {
  file: string;
  family: string;
  /** The whole font, below `node_modules`. */
  source: string;
  shows: keyof ReturnType<typeof fontCharacters>;
  options: Parameters<typeof subsetFont>[2];
};

const titles: Omit<Source, 'file' | 'shows'> = {
  family: youngSerif.family,
  source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  // What tells marks from letters: texts have no mark apart from its letter.
  options: { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF'] },
};

const sources: Source[] = [
  { ...titles, file: headlineFile, shows: 'headline' },
  { ...titles, file: youngSerif.file, shows: 'display' },
  {
    file: figtree.file,
    family: figtree.family,
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    shows: 'text',
    options: { keepFeatures: ['kern'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** The whole fonts, as files below `node_modules`, by their families. */
export const fontFiles: Record<string, string> = Object.fromEntries(
  sources.map(({ family, source }) => [family, source]),
);

/** The packages that the fonts come from. */
export const fontPackages = [...new Set(sources.map(({ source }) => source.split('/').slice(0, 2).join('/')))];

/** The programs that change a font between two cuts: after a change of theirs, all are cut anew. */
const programs = ['narrow-space', 'sfnt', 'short-names'].map((name) => `src/gatsby/fonts/${name}.ts`);

/**
 * Writes a file, unless it was made of the same before. What it was made of stands beside it, written last: a file
 * that a killed build left half-written has none.
 */
const writeOnce = async (file: string, madeOf: readonly unknown[], make: () => Promise<Buffer>): Promise<void> => {
  const hash = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex');
  const note = `${file}.made-of`;
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  rmSync(note, { force: true });
  writeFileSync(file, await make());
  writeFileSync(note, hash);
};

/**
 * Cuts the site's two fonts down to the characters that its content uses, and one of them, once more, to its headline.
 * @param outputDir the folder for the .woff2 files
 * @param documents the content
 */
export const writeFonts = async (outputDir: string, documents: readonly ContentDocument[]): Promise<void> => {
  mkdirSync(outputDir, { recursive: true });
  const characters = fontCharacters(documents);
  const recipe = programsDigest('package-lock.json', ...programs);
  for (const { file, source, shows, options } of sources) {
    const settings: Source['options'] = {
      noHinting: true,
      // It names styles for the menus of desktop programs.
      dropTables: ['STAT'],
      ...options,
    };
    const text = characters[shows];
    await writeOnce(path.join(outputDir, file), [recipe, source, text, settings], async () => {
      const whole = readFileSync(path.resolve('node_modules', source));
      const font = await subsetFont(whole, text + neededCharacters, { ...settings, targetFormat: 'sfnt' });
      const { variationAxes, ...again } = settings;
      return subsetFont(withNarrowSpace(withoutRemarks(font)), text, { ...again, targetFormat: 'woff2' });
    });
  }
};
