import type { ContentDocument } from '../content/content-document';
import type { SearchData } from './engine';

/** What the search of each support page finds, by language: its questions, and the legal documents' headings. */
export const searchData = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const sections: SearchData['sections'][number][] = [];
  for (const { data } of documents.filter((document) => document.type === 'LegalDocument')) {
    if (data.former) continue;
    const { path, title, lang } = data;
    sections.push({ to: path, title, documentTitle: null, lang });
    for (const section of data.sections)
      sections.push({ to: `${path}#${section.id}`, title: section.title, documentTitle: title, lang });
  }
  const searchDocuments = documents.filter((document) => document.type === 'Search');
  const dataByLanguage: Record<string, SearchData> = {};
  for (const { lang, data } of documents.filter((document) => document.type === 'Faq')) {
    const search = searchDocuments.find((document) => document.lang === lang);
    if (!search) continue;
    const { ignored, synonyms } = search.data;
    const phrasings = new Map(search.data.questions.map(({ id, asked }) => [id, asked]));
    const items = data.groups.flatMap((group) => group.items);
    const questions = items.map(({ id, question, answer }) => ({
      id,
      title: question,
      // Without the addresses of links.
      answer: answer.replace(/\]\([^)]*\)/g, ' '),
      asked: phrasings.get(id)?.flatMap((line) => line.split(',')) ?? [],
    }));
    dataByLanguage[lang] = { questions, sections, ignored, synonyms };
  }
  return dataByLanguage;
};
