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
      const words = documents.find((document) => document.type === 'Search' && document.lang === faq.lang);
      if (faq.type !== 'Faq' || words?.type !== 'Search') return [];
      const keywords = new Map(words.data.questions.map(({ id, asked }) => [id, asked]));
      const questions = faq.data.groups
        .flatMap(({ items }) => items)
        .map((item) => ({ ...item, keywords: keywords.get(item.id) ?? [] }));
      return [[faq.lang, buildSearchData(questions, legal, { ...words.data, groups: words.data.synonyms })]];
    }),
  );
};
