import type { Search } from './search';
import type { SearchData } from './search-data';

/**
 * Downloads the search and the index of a language. Nothing else imports them, so that a visitor who
 * does not search never fetches them.
 */
export const loadSearch = async (lang: string): Promise<Search> => {
  const [{ createSearch }, { default: data }] = await Promise.all([
    import(/* webpackChunkName: "search" */ './search'),
    import(/* webpackChunkName: "search-[request]" */ `./generated/${lang}.json`) as Promise<{ default: SearchData }>,
  ]);
  return createSearch(data);
};
