import MiniSearch, { type SearchOptions } from 'minisearch';
import { engineOptions } from './engine';
import type { QuestionEntry, SearchData, SectionEntry } from './search-data';
import { termsOf } from './terms';

/** `terms`: the words of the text that were found, as `toTerm` gives them, for highlighting. */
export type Hit<Entry> = { entry: Entry; terms: ReadonlySet<string> };

export type Answers = {
  questions: readonly Hit<QuestionEntry>[];
  sections: readonly Hit<SectionEntry>[];
};

/** Returns nothing for a query that holds no word to look for, such as "how do I". */
export type Search = (query: string) => Answers | undefined;

type Match = { score: number; terms: string[] };
type Matches = ReadonlyMap<number, Match>;

const boost = { question: 4, keywords: 3, synonyms: 1.5, answer: 1 };
const asIs: SearchOptions = { boost, tokenize: (term) => [term], processTerm: (term) => term };

const most = { questions: 6, sections: 4 };
/** Answers that score less than this part of the best one only distract from it. */
const tail = 0.3;

/** How many letters of a word may be wrong. */
const tolerance = (term: string): number => {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
};

/**
 * Makes a search of what `buildSearchData` prepared. A word is looked for as written or begun;
 * only if there is none such, with letters wrong. Each word's matches are kept, so that a keystroke
 * costs the search of the one word it changes.
 */
export const createSearch = ({ index, questions, sections, ignored }: SearchData): Search => {
  const small = new Set(ignored);
  const engine = MiniSearch.loadJS(index, engineOptions(small));
  const known = new Map<string, Matches>();

  const look = (term: string): Matches => {
    const written = engine.search(term, { ...asIs, prefix: true });
    const found = written.length > 0 ? written : engine.search(term, { ...asIs, fuzzy: tolerance(term) });
    // The first letter is hardly ever the wrong one: "cake" is not "take".
    const alike = written.length > 0 ? found : found.filter(({ terms }) => terms.some((one) => one[0] === term[0]));
    return new Map(alike.map(({ id, score, terms }) => [id as number, { score, terms }]));
  };

  const matchesOf = (term: string): Matches => {
    const matches = known.get(term) ?? look(term);
    known.set(term, matches);
    return matches;
  };

  return (query) => {
    const terms = [...new Set(termsOf(query))].filter((term) => term.length > 1 && !small.has(term));
    if (terms.length === 0) return undefined;

    const totals = new Map<number, { score: number; found: number; terms: Set<string> }>();
    for (const matches of terms.map(matchesOf)) {
      for (const [id, match] of matches) {
        const total = totals.get(id) ?? { score: 0, found: 0, terms: new Set() };
        total.score += match.score;
        total.found += 1;
        for (const term of match.terms) total.terms.add(term);
        totals.set(id, total);
      }
    }

    // An answer to all that was asked comes before one to a single word of it.
    const ranked = [...totals]
      .map(([id, { score, found, terms: hits }]) => ({ id, score: (score * found) / terms.length, terms: hits }))
      .sort((a, b) => b.score - a.score);
    const pick = <Entry>(entries: readonly Entry[], first: number, limit: number): Hit<Entry>[] => {
      const own = ranked.filter(({ id }) => id >= first && id < first + entries.length);
      const least = (own[0]?.score ?? 0) * tail;
      return own
        .filter(({ score }) => score >= least)
        .slice(0, limit)
        .flatMap(({ id, terms: hits }) => {
          const entry = entries[id - first];
          return entry ? [{ entry, terms: hits }] : [];
        });
    };
    return { questions: pick(questions, 0, most.questions), sections: pick(sections, questions.length, most.sections) };
  };
};
