import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentDocument } from '../content/read';
import { searchDataByLanguage } from '../search/search-data-by-language';

const generatedDir = path.resolve('src/search/generated');

/** Writes the search's index of each language where webpack makes a chunk of it (see search/load-search). */
export const writeSearchIndexes = (documents: readonly ContentDocument[]): void => {
  mkdirSync(generatedDir, { recursive: true });
  const byLanguage = searchDataByLanguage(documents);
  for (const file of readdirSync(generatedDir))
    if (!Object.hasOwn(byLanguage, path.parse(file).name)) rmSync(path.join(generatedDir, file));
  for (const [lang, data] of Object.entries(byLanguage)) {
    const file = path.join(generatedDir, `${lang}.json`);
    const text = JSON.stringify(data);
    // An index that did not change must not make the development server rebuild.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
};
