import type { ContentDocument } from '../content/loaded-document';
import type { SearchData } from './engine';

type DocumentOf<Type> = Extract<ContentDocument, { type: Type }>;

/** What the search of each support page finds, by language: its questions, and the legal documents' headings. */
export const searchData = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const sections = documents
    .filter((document) => document.type === 'LegalDocument')
    .filter(({ data }) => !data.former)
    .flatMap(sectionsOf);
  const searchDocuments = documents.filter((document) => document.type === 'Search');
  const dataByLanguage: Record<string, SearchData> = {};
  for (const { lang, data } of documents.filter((document) => document.type === 'Faq')) {
    const search = searchDocuments.find((document) => document.lang === lang);
    if (!search) continue;
    const { ignored, synonyms, questions } = search.data;
    const phrasings = new Map(questions.map(({ id, asked }) => [id, asked.flatMap((line) => line.split(','))]));
    dataByLanguage[lang] = {
      questions: data.groups
        .flatMap(({ items }) => items)
        .map(({ id, question, answer }) => ({
          id,
          title: question,
          // Without the addresses of links.
          answer: answer.replace(/\]\([^)]*\)/g, ' '),
          asked: phrasings.get(id) ?? [],
        })),
      sections,
      ignored,
      synonyms,
    };
  }
  return dataByLanguage;
};

const sectionsOf = ({ data: { path, title, lang, sections } }: DocumentOf<'LegalDocument'>): SearchData['sections'] => [
  { to: path, title, documentTitle: null, lang },
  ...sections.map(({ id, title: heading }) => ({ to: `${path}#${id}`, title: heading, documentTitle: title, lang })),
];
