import MiniSearch from 'minisearch';
import { engineOptions, type Searchable } from './engine';
import type { SearchData, SectionEntry } from './search-data';
import { termsOf, toTerm } from './terms';

export type Question = { id: string; question: string; keywords: readonly string[]; answer: string };
export type SearchWords = { ignored: readonly string[]; groups: readonly (readonly string[])[] };

/**
 * Makes the index of one language.
 * @param questions answers may hold Markdown, whose marks are no words
 * @param sections headings of the legal documents
 * @param words small words and synonyms
 */
export const buildSearchData = (
  questions: readonly Question[],
  sections: readonly SectionEntry[],
  words: SearchWords,
): SearchData => {
  const ignored = new Set(words.ignored.map(toTerm));
  const engine = new MiniSearch<Searchable>(engineOptions(ignored));
  const expand = synonymFinder(words.groups);
  engine.addAll([
    ...questions.map(({ question, keywords, answer }, id) => ({
      id,
      question,
      keywords: keywords.join(' '),
      synonyms: expand([question, ...keywords]),
      answer: answer.replace(/\]\([^)]*\)/g, ''),
    })),
    ...sections.map(({ title }, index) => ({
      id: questions.length + index,
      question: title,
      keywords: '',
      synonyms: expand([title]),
      answer: '',
    })),
  ]);
  return {
    index: engine.toJSON(),
    questions: questions.map(({ id }) => ({ id })),
    sections: [...sections],
    ignored: [...ignored],
  };
};

/** Finds, for some texts, all the words of the groups that have a word or a phrase in one of them. */
const synonymFinder = (groups: SearchWords['groups']) => {
  const phrase = (text: string) => ` ${termsOf(text).join(' ')} `;
  const phrases = groups.map((members) => members.map(phrase));
  return (texts: readonly string[]): string => {
    const haystacks = texts.map(phrase);
    const isInOne = (needle: string) => haystacks.some((text) => text.includes(needle));
    return groups
      .filter((_, index) => phrases[index]?.some(isInOne))
      .flat()
      .join(' ');
  };
};
