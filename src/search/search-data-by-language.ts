import type { ContentDocument } from '../contract/load-content';
import { buildSearchData } from './build-search-data';
import type { SearchData, SectionEntry } from './search-data';

/** Makes the search of each language that has a help page, from its questions and the legal documents' headings. */
export const searchDataByLanguage = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const sections = documents.flatMap((document): SectionEntry[] => {
    if (document.type !== 'LegalDocument') return [];
    const { path, title, lang, sections: headings } = document.data;
    return [
      { to: path, title, document: null, lang },
      ...headings.map((heading) => ({ to: `${path}#${heading.id}`, title: heading.title, document: title, lang })),
    ];
  });
  return Object.fromEntries(
    documents.flatMap((faq) => {
      const words = documents.find((document) => document.type === 'Synonyms' && document.lang === faq.lang);
      if (faq.type !== 'Faq' || words?.type !== 'Synonyms') return [];
      const questions = faq.data.groups.flatMap(({ items }) => items);
      return [[faq.lang, buildSearchData(questions, sections, words.data)]];
    }),
  );
};
