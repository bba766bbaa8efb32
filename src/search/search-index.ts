import { loadContent } from '../check/load-content';
import type { ContentDocument } from '../content/content-document';
import { writeHashed } from '../gatsby/write-hashed';
import type { SearchData } from './engine';

/** Writes what each help page searches. @returns its address by language; `gatsby develop` needs nothing more */
export const writeSearchIndexes = async (): Promise<Record<string, string>> => {
  const { documents } = await loadContent('content');
  const dataByLanguage = Object.entries(searchData(documents));
  return Object.fromEntries(
    dataByLanguage.map(([lang, data]) => [lang, writeHashed(`search-${lang}.json`, JSON.stringify(data))]),
  );
};

/** What the search of each help page finds, by language: its questions, and the legal documents' headings. */
export const searchData = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const sections = documents.flatMap((document) => {
    if (document.type !== 'LegalDocument' || document.data.former) return [];
    const { path: to, title, lang, sections: headings } = document.data;
    return [
      { to, title, document: null, lang },
      ...headings.map(({ id, title: heading }) => ({ to: `${to}#${id}`, title: heading, document: title, lang })),
    ];
  });
  const dataByLanguage: Record<string, SearchData> = {};
  for (const faq of documents) {
    const search = documents.find((document) => document.type === 'Search' && document.lang === faq.lang);
    if (faq.type !== 'Faq' || search?.type !== 'Search') continue;
    const { ignored, synonyms, questions } = search.data;
    const asked = new Map(questions.map((one) => [one.id, one.asked.flatMap((ways) => ways.split(','))]));
    const items = faq.data.groups.flatMap((group) => group.items);
    dataByLanguage[faq.lang] = {
      questions: items.map(({ id, question, answer }) => ({
        id,
        title: question,
        // Markdown's addresses are no words.
        answer: answer.replace(/\]\([^)]*\)/g, ' '),
        asked: asked.get(id) ?? [],
      })),
      sections,
      ignored,
      synonyms,
    };
  }
  return dataByLanguage;
};
