import { loadContent } from '../check/load-content';
import { buildIsland } from '../search/build-island';
import { searchData } from '../search/search-index';
import { writeHashed } from './write-hashed';

type SearchFiles = {
  /** The path of the script. */
  script: string;
  /** The path of the data that is searched, by language. */
  indexes: Record<string, string>;
  text: string;
  sources: string[];
};

let files: SearchFiles | undefined;

/** Writes the script of the search, and the data that it searches. */
export const writeSearch = async (): Promise<SearchFiles> => {
  const { text, sources } = await buildIsland();
  const script = writeHashed('public', 'search.js', text);
  const { documents } = await loadContent('content');
  const indexes: Record<string, string> = {};
  for (const [lang, data] of Object.entries(searchData(documents)))
    indexes[lang] = writeHashed('public', `search-${lang}.json`, JSON.stringify(data));
  files = { script, indexes, text, sources };
  return files;
};

/** The last result of `writeSearch`. @throws if nothing has been written yet */
export const writtenSearch = (): SearchFiles => {
  if (!files) throw new Error('The search has not been written yet.');
  return files;
};
