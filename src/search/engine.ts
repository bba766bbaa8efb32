import MiniSearch from 'minisearch';

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
/** An entry that knows at least this share of a query answers it. */
const answerShare = 0.6;
/** An entry that knows less than this share of a query is left out. */
const lowestShare = 0.3;
/** How much of a word counts that no entry knows, but a synonym of it, or a longer or similar word. */
const guessShare = 0.65;

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
  const searchedWords = (text: string) => wordsOf(text).filter((word) => word.length > 1 && !ignoredWords.has(word));
  /** Forms of a long word, such as "subscribed" and "subscription", differ only at their end. */
  const stemOf = (word: string) => word.slice(0, 6);
  const stemsOf = (text: string) => searchedWords(text).map(stemOf);
  const synonymGroups = synonyms.map((group) => group.flatMap(stemsOf));

  const createRanking = <Entry extends Pick<Texts, 'title'> & Partial<Texts>>(
    entries: readonly Entry[],
    maxResults: number,
  ) => {
    const createIndex = (textsOf: (entry: Entry) => readonly string[], processTerm = stemOf) => {
      const index = new MiniSearch({ fields: ['text'], storeFields: ['entry'], tokenize: searchedWords, processTerm });
      const documents = entries.flatMap((entry) => textsOf(entry).map((text) => ({ entry, text })));
      index.addAll(documents.map((document, id) => ({ ...document, id })));
      return index;
    };
    const phrasingsOf = ({ title, asked = [] }: Entry) => [title, ...asked];
    const wholeText = (entry: Entry) => [[...phrasingsOf(entry), entry.answer].join(' ')];
    const indexes = [createIndex(wholeText), createIndex(phrasingsOf)];
    const fullWords = createIndex(wholeText, (word) => word);
    /** In how many entries a stem stands. */
    const entryCounts = new Map<string, number>();
    for (const stem of entries.flatMap((entry) => [...new Set(wholeText(entry).flatMap(stemsOf))]))
      entryCounts.set(stem, (entryCounts.get(stem) ?? 0) + 1);
    const isKnown = (word: string) => entryCounts.has(stemOf(word));

    /** The stems to look for: for a word that no entry knows, those of its synonyms, and of longer or similar words. */
    const lookedFor = (word: string) => {
      const stem = stemOf(word);
      if (isKnown(word)) return [stem];
      const similar = fullWords.search(word, { prefix: true, fuzzy: word.length > 4 && 0.2 });
      const groups = synonymGroups.filter((group) => group.includes(stem));
      return [...groups.flat(), ...similar.flatMap(({ terms }) => terms.map(stemOf))];
    };

    /**
     * The share of a query that an entry knows. The rarer a word is in the entries, the more it counts. A word that no entry
     * knows, such as "watch", counts most: so nothing answers a question about it.
     */
    const knownShare = (query: string, foundStems: readonly string[]) => {
      let whole = 0;
      let known = 0;
      for (const word of new Set(searchedWords(query))) {
        const weight = Math.log(1 + entries.length / (entryCounts.get(stemOf(word)) ?? 0.5));
        whole += weight;
        if (lookedFor(word).some((stem) => foundStems.includes(stem)))
          known += isKnown(word) ? weight : weight * guessShare;
      }
      return known / whole;
    };

    /**
     * Finds entries, the best first. A score says how well the whole entry fits, and how well its closest phrasing fits, each
     * as a share of the best one. Each part alone finds the right answer less often.
     */
    return (query: string) => {
      const found = new Map<Entry, { score: number; stems: string[] }>();
      for (const index of indexes) {
        const seen = new Set<Entry>();
        // The first result of an entry is its best one.
        const results = index.search(query, { processTerm: lookedFor });
        for (const { entry, score, terms } of results) {
          const before = found.get(entry) ?? { score: 0, stems: [] };
          const added = seen.has(entry) ? 0 : score / (results[0]?.score ?? score);
          found.set(entry, { score: before.score + added, stems: [...before.stems, ...terms] });
          seen.add(entry);
        }
      }
      return [...found]
        .sort(([, a], [, b]) => b.score - a.score)
        .map(([entry, { stems }]) => ({
          ...entry,
          share: knownShare(query, stems),
          isFound: (word: string) => stemsOf(word).some((stem) => stems.includes(stem)),
        }))
        .filter(({ share }) => share >= lowestShare)
        .slice(0, maxResults);
    };
  };

  const findQuestions = createRanking(questions, maxQuestions);
  const findSections = createRanking(sections, maxSections);
  /** Returns undefined for a query without a word to look for, such as "how do I". */
  return (query: string) => {
    if (stemsOf(query).length === 0) return undefined;
    const found = findQuestions(query);
    const best = found.find(({ share }) => share >= answerShare);
    return { best, others: found.filter((question) => question !== best), sections: findSections(query) };
  };
};
