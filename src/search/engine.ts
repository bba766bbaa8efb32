import MiniSearch, { type SearchOptions } from 'minisearch';

/** What a browser downloads to search one language: written at build time by search-index.ts. */
export type SearchData = {
  questions: readonly ({ id: string } & Texts)[];
  sections: readonly Section[];
  ignored: readonly string[];
  synonyms: readonly (readonly string[])[];
};

/** The texts of an entry: its title, other phrasings of it that people may type, and its answer. */
type Texts = { title: string; asked: readonly string[]; answer: string };

/** A legal document, or a section of it. `documentTitle` is null for the document itself. */
type Section = { to: string; title: string; documentTitle: string | null; lang: string };

/** Tells whether a search found a word, so that the word is marked. */
export type IsFound = (word: string) => boolean;

export type Search = ReturnType<typeof createSearch>;
export type Answers = NonNullable<ReturnType<Search>>;

const maxQuestions = 6;
const maxSections = 4;
/** An entry whose score is below this share of the best entry's score is left out. */
const lowestShare = 0.3;

/** The words of a text in lower case, without accents and without the s of the plural. */
const wordsOf = (text: string): string[] => {
  const plainText = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  const words = plainText.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word));
};

/** Makes a search of the questions and the legal documents' headings of one language. */
export const createSearch = ({ questions, sections, ignored, synonyms }: SearchData) => {
  const ignoredWords = new Set(ignored.flatMap(wordsOf));
  /** The words to look for. Forms of a long word, such as "subscribed" and "subscription", differ only at their end. */
  const termsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => word.length > 1 && !ignoredWords.has(word))
      .map((word) => word.slice(0, 7));
  const synonymGroups = synonyms.map((group) => group.flatMap(termsOf));

  const createRanking = <Entry extends Pick<Texts, 'title'> & Partial<Texts>>(
    entries: readonly Entry[],
    maxResults: number,
  ) => {
    const createIndex = (texts: { entry: Entry; text: string }[]) => {
      const fields = { fields: ['text'], storeFields: ['entry'] };
      const index = new MiniSearch({ ...fields, tokenize: termsOf, processTerm: (term) => term });
      index.addAll(texts.map((text, id) => ({ ...text, id })));
      return index;
    };
    const phrasings = entries.flatMap((entry) =>
      [entry.title, ...(entry.asked ?? [])].map((text) => ({ entry, text })),
    );
    const wholeEntries = entries.map((entry) => {
      const { title, asked = [], answer = '' } = entry;
      return { entry, text: [title, ...asked, answer].join(' ') };
    });
    const indexes = [createIndex(wholeEntries), createIndex(phrasings)];
    const knownTerms = new Set(wholeEntries.flatMap(({ text }) => termsOf(text)));

    const searchOptions: SearchOptions = {
      fuzzy: (term) => term.length > 3 && 0.25,
      prefix: true,
      // A word that is in no entry is looked for by its synonyms.
      processTerm: (term) =>
        knownTerms.has(term) ? term : [term, ...synonymGroups.filter((group) => group.includes(term)).flat()],
    };

    /**
     * Finds entries, the best first.
     * Score = (whole-entry score / best whole-entry score) + (best single phrasing score / best phrasing score).
     * The first part finds an entry whose words stand in several of its texts. The second part puts first an entry with a
     * phrasing that is close to the query. Each part alone finds the right answer less often.
     */
    return (query: string): (Entry & { isFound: IsFound })[] => {
      const scores = new Map<Entry, number>();
      const foundTerms = new Map<Entry, string[]>();
      for (const index of indexes) {
        const bestResults = new Map<Entry, number>();
        for (const { entry, score, terms } of index.search(query, searchOptions)) {
          bestResults.set(entry, Math.max(score, bestResults.get(entry) ?? 0));
          foundTerms.set(entry, [...(foundTerms.get(entry) ?? []), ...terms]);
        }
        const bestScore = Math.max(...bestResults.values());
        for (const [entry, score] of bestResults) scores.set(entry, (scores.get(entry) ?? 0) + score / bestScore);
      }
      const lowestScore = lowestShare * Math.max(...scores.values());
      return [...scores]
        .filter(([, score]) => score >= lowestScore)
        .sort(([, a], [, b]) => b - a)
        .slice(0, maxResults)
        .map(([entry]) => ({
          ...entry,
          isFound: (word) => termsOf(word).some((term) => foundTerms.get(entry)?.includes(term)),
        }));
    };
  };

  const findQuestions = createRanking(questions, maxQuestions);
  const findSections = createRanking(sections, maxSections);
  /** Returns undefined for a query without a word to look for, such as "how do I". */
  return (query: string) =>
    termsOf(query).length === 0 ? undefined : { questions: findQuestions(query), sections: findSections(query) };
};
