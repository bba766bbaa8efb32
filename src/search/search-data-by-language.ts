import type { ContentDocument } from '../content/read';
import { buildSearchData } from './build-search-data';
import type { SearchData } from './search-data';

/** Makes the search of each language that has a help page, from its questions and the legal documents' headings. */
export const searchDataByLanguage = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const legal = documents.flatMap((document) =>
    document.type === 'LegalDocument' ? [{ ...document.data, to: document.data.path }] : [],
  );
  return Object.fromEntries(
    documents.flatMap((faq) => {
      const words = documents.find((document) => document.type === 'Synonyms' && document.lang === faq.lang);
      if (faq.type !== 'Faq' || words?.type !== 'Synonyms') return [];
      const questions = faq.data.groups.flatMap(({ items }) => items);
      return [[faq.lang, buildSearchData(questions, legal, words.data)]];
    }),
  );
};
