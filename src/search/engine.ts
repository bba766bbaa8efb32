import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** What a browser downloads to search one language: written at build time by search-index.ts. */
export type SearchData = {
  questions: readonly ({ id: string } & Texts)[];
  sections: readonly Section[];
  ignored: readonly string[];
  synonyms: readonly (readonly string[])[];
};

/** What leads to an entry: its title, other ways to ask for it, and what it says. */
type Texts = { title: string; asked: readonly string[]; answer: string };

/** A heading of a legal document. `document`: whose it is, if it is not the document's own. */
type Section = { to: string; title: string; document: string | null; lang: string };

/** Whether a word of a text is one of those that were found, to mark it. */
export type IsFound = (word: string) => boolean;

export type Search = ReturnType<typeof createSearch>;
export type Answers = NonNullable<ReturnType<Search>>;

/** The endings in which the forms of English, French and Spanish words differ; an i may stand before the first ones. */
const endings = {
  withI: ['a', 'e', 'o', 'ad', 'ed', 'ee', 'er', 'ez', 'ar', 'ada', 'ado', 'ando', 'endo', 'aron'],
  others: ['y', 'ing', 'ir', 'ida', 'ido', 'ion', 'acion', 'ation', 'iacion', 'iation'],
};
const ending = new RegExp(`(?<=^.{3,})(?:i?(?:${endings.withI.join('|')})|${endings.others.join('|')})$`);

/** Lower case without accents, in whatever form of Unicode a keyboard, a PDF or a chat writes it. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words of a text, without the plural's s, which the three languages share. */
const wordsOf = (text: string): string[] => {
  const words = simplify(text.replace(/n['’]t\b/gi, ' not')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word));
};

/** What the forms of a word share (cancel, cancelled; résilier, résiliation): no ending, no doubled consonant before it. */
const stemOf = (word: string): string => {
  const stem = word.length < 5 ? word : word.replace(ending, '').replace(/(?<=.{2})(.)\1$/, '$1');
  // Long words differ in their form only after that.
  return stem.slice(0, 7);
};

const mostQuestions = 6;
const mostSections = 4;
/** An answer that scores less than this share of the best one only distracts from it. */
const lowestShare = 0.3;

const searchOptions: SearchOptions = {
  combineWith: 'OR',
  fuzzy: (term) => term.length > 3 && 0.25,
  // As one types, the last word may have only begun.
  prefix: (_term, index, terms) => index === terms.length - 1,
  weights: { fuzzy: 0.3, prefix: 0.4 },
};

/** Makes a search of the questions and the legal documents' headings of one language. */
export const createSearch = ({ questions, sections, ignored, synonyms }: SearchData) => {
  const ignoredWords = new Set(ignored.flatMap(wordsOf));
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => word.length > 1 && !ignoredWords.has(word))
      .map(stemOf);
  // A synonym of several words is no single term of an index.
  const synonymGroups = synonyms.map((group) =>
    group.map(stemsOf).flatMap((stems) => (stems.length === 1 ? stems : [])),
  );

  /**
   * Makes a function that finds entries, the best first. The score of an entry has two parts, each a share of the best
   * one's: how well the entry as a whole fits, and how well the best single way to ask for it does.
   */
  const createRanking = <Entry extends Pick<Texts, 'title'> & Partial<Texts>>(
    entries: readonly Entry[],
    most: number,
  ) => {
    const waysToAsk = ({ title, asked = [] }: Entry) => [title, ...asked];
    const knownStems = new Set(entries.flatMap((entry) => [...waysToAsk(entry), entry.answer ?? '']).flatMap(stemsOf));
    /** A word that stands in no entry is looked for by its synonyms. */
    const withSynonyms = (stem: string) =>
      knownStems.has(stem) ? stem : [stem, ...synonymGroups.filter((group) => group.includes(stem)).flat()];

    const createIndex = (fields: string[], documents: { entry: Entry; [field: string]: unknown }[]) => {
      const index = new MiniSearch({ fields, storeFields: ['entry'], tokenize: stemsOf, processTerm: (term) => term });
      index.addAll(documents.map((document, id) => ({ ...document, id })));
      return index;
    };
    const wholeEntries = createIndex(
      ['title', 'asked', 'answer'],
      entries.map((entry) => ({ ...entry, asked: entry.asked?.join(' '), entry })),
    );
    const singleWays = createIndex(
      ['way'],
      entries.flatMap((entry) => waysToAsk(entry).map((way) => ({ entry, way }))),
    );

    /** Of each entry the best result, with its score as a share of the best of all. Results come sorted. */
    const bestOfEach = (results: SearchResult[]) => {
      const best = new Map<Entry, { share: number; terms: string[] }>();
      for (const { entry, score, terms } of results)
        if (!best.has(entry)) best.set(entry, { share: score / (results[0]?.score ?? score), terms });
      return best;
    };

    return (query: string): (Entry & { isFound: IsFound })[] => {
      const common = { ...searchOptions, processTerm: withSynonyms };
      const byEntry = bestOfEach(
        wholeEntries.search(query, { ...common, boost: { title: 2, asked: 1.5, answer: 0.3 } }),
      );
      // A short way to ask comes before a longer one that holds the same words (`b`, the weight of a text's length).
      const byWay = bestOfEach(singleWays.search(query, { ...common, bm25: { k: 1.2, b: 0.9, d: 0 } }));

      const scored = entries.map((entry) => {
        const found = [byEntry.get(entry), byWay.get(entry)].filter((one) => one !== undefined);
        const terms = new Set(found.flatMap((one) => one.terms));
        const isFound: IsFound = (word) => stemsOf(word).some((stem) => terms.has(stem));
        return { entry, isFound, score: found.reduce((sum, { share }) => sum + share, 0) };
      });
      const ranked = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
      const lowestScore = lowestShare * (ranked[0]?.score ?? 0);
      return ranked
        .filter(({ score }) => score >= lowestScore)
        .slice(0, most)
        .map(({ entry, isFound }) => ({ ...entry, isFound }));
    };
  };

  const findQuestions = createRanking(questions, mostQuestions);
  const findSections = createRanking(sections, mostSections);
  /** Nothing for a query that holds no word to look for, such as "how do I". */
  return (query: string) =>
    stemsOf(query).length === 0 ? undefined : { questions: findQuestions(query), sections: findSections(query) };
};
