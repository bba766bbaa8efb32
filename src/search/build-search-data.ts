import type { SearchData } from './search-data';
import { termsOf, toStems } from './terms';
import { writePhrases } from './write-phrases';

export type Question = { id: string; question: string; keywords: readonly string[]; answer: string };
type LegalHeadings = {
  to: string;
  title: string;
  lang: string;
  sections: readonly { id: string; title: string }[];
};
type SearchWords = { ignored: readonly string[]; groups: readonly (readonly string[])[] };

const phrase = (text: string) => termsOf(text).join(' ');

/**
 * Makes what a browser needs to search one language.
 * @param questions answers may hold Markdown, whose addresses are no words
 * @param documents the legal documents, whose headings are found
 * @param words small words and synonyms
 */
export const buildSearchData = (
  questions: readonly Question[],
  documents: readonly LegalHeadings[],
  words: SearchWords,
): SearchData => {
  const ignored = new Set(words.ignored.flatMap(termsOf));
  const stemsOf = (text: string) => toStems(text, ignored);
  const members = words.groups.map((group) => group.map((member) => ` ${phrase(member)} `));
  const groupsOf = (texts: readonly string[]): number[] => {
    const haystack = texts.map((text) => ` ${phrase(text)} `).join(',');
    return members.flatMap((group, index) => (group.some((member) => haystack.includes(member)) ? [index] : []));
  };
  return {
    questions: questions.map(({ id, question, keywords, answer }) => {
      const asked = [question, ...keywords.flatMap((one) => one.split(','))].map(stemsOf);
      const known = new Set(asked.flat());
      const rest = stemsOf(answer.replace(/\]\([^)]*\)/g, ' ')).filter((stem) => !known.has(stem));
      return {
        id,
        asked: writePhrases(asked),
        answer: writePhrases([rest]),
        groups: groupsOf([question]),
      };
    }),
    documents: documents.map(({ to, title, lang, sections }) => ({
      to,
      title,
      lang,
      groups: groupsOf([title]),
      sections: sections.map(({ id, title: heading }) => [id, heading, groupsOf([heading])]),
    })),
    groups: words.groups.map((group) => writePhrases(group.map(stemsOf))),
    ignored: [...ignored].filter((term) => term.length > 1).join(' '),
  };
};
