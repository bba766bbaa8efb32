import { likeness, misspelling, soundOf } from './likeness';
import { indexPhrases, type Phrase } from './phrase-index';
import type { QuestionEntry, SearchData, SectionEntry } from './search-data';
import { stemOf, termsOf } from './terms';

/** `terms` has the words of the text that were found, as `toTerm` gives them, for highlighting. */
type Hit<Entry> = { entry: Entry; terms: Pick<ReadonlySet<string>, 'has'> };

export type Answers = {
  questions: readonly Hit<QuestionEntry>[];
  sections: readonly Hit<SectionEntry>[];
};

/** Returns nothing for a query that holds no word to look for, such as "how do I". */
export type Search = (query: string) => Answers | undefined;

/** What a word of the query finds: phrases by their number, each with the worth of its word that fits best. */
type Matches = { mass: number; worths: ReadonlyMap<number, number>; terms: readonly string[] };

/** How much another form of a word counts, where the word stands as it was typed too. */
const otherForm = 0.7;
const synonym = 0.5;
/** How much it counts, where words say as much of several entries, in how many phrases each has them. */
const frequency = 0.08;

const most = { questions: 6, sections: 4 };
/** Answers that score less than this part of the best one only distract from it. */
const tail = 0.3;

const raise = (map: Map<number, number>, key: number, value: number) => {
  if (value > (map.get(key) ?? 0)) map.set(key, value);
};
const increase = (map: Map<number, number>, key: number, value: number) => map.set(key, (map.get(key) ?? 0) + value);

/**
 * Makes a search of what `buildSearchData` prepared. A word is looked for as written or in another form, the last one
 * also as begun; only if there is none such, with letters wrong. Each word's matches are kept, so that a keystroke
 * costs the search of the one word it changes.
 */
export const createSearch = (data: SearchData): Search => {
  const { sections, phrases, places, rarity, dictionary, synonyms, small, unknown } = indexPhrases(data);
  const phrase = (number: number) => phrases[number] as Phrase;
  const known = new Map<string, Matches>();

  const look = (typed: string, isLast: boolean): Matches => {
    const own = rarity.get(typed);
    const typedSound = soundOf(typed);
    const alike = (measure: (word: string, sound: string) => number) =>
      (dictionary.get(typedSound.charAt(0)) ?? []).flatMap(({ word, sound }) => {
        const value = measure(word, sound);
        return value > 0 ? [{ word, value }] : [];
      });
    const written = alike(
      (word) => likeness(typed, word, isLast) * (own !== undefined && word !== typed ? otherForm : 1),
    );
    const isRight = written.some(({ word }) => word.startsWith(typed));
    const found = isRight
      ? written
      : alike((word, sound) =>
          Math.max(
            likeness(typed, word, isLast),
            misspelling(typed, word),
            typedSound === typed && sound === word ? 0 : misspelling(typedSound, sound, typed),
          ),
        );
    const likeliest = found.reduce((best, one) => (one.value > best.value ? one : best), { word: typed, value: 0 });
    const limit = own ?? rarity.get(likeliest.word) ?? unknown;
    const worths = new Map<number, number>();
    const add = (word: string, worth: number) => {
      for (const number of places.get(word) ?? []) raise(worths, number, worth);
    };
    let mass = 0;
    for (const { word, value } of found) {
      // A rarer word must not outdo the one that is meant.
      const worth = value * Math.min(rarity.get(word) ?? 0, limit);
      mass = Math.max(mass, worth);
      add(word, worth);
      for (const other of synonyms.get(word) ?? []) if (other !== word) add(other, synonym * worth);
    }
    return {
      mass: mass || unknown,
      worths,
      terms: found.map(({ word }) => word),
    };
  };

  const matchesOf = (term: string, isLast: boolean): Matches => {
    const key = isLast ? `${term}…` : term;
    const matches = known.get(key) ?? look(term, isLast);
    known.set(key, matches);
    return matches;
  };

  /** The entries that were found, with a score each: what its words are worth one by one, and in the phrase most like the query. */
  const score = (all: readonly Matches[]): ReadonlyMap<number, number> => {
    const mass = all.reduce((sum, one) => sum + one.mass, 0);
    const scores = new Map<number, number>();
    const shared = new Map<number, number>();
    for (const { worths } of all) {
      const best = new Map<number, number>();
      const sums = new Map<number, number>();
      let total = 0;
      for (const [number, worth] of worths) {
        const { entry, weight } = phrase(number);
        increase(shared, number, worth);
        raise(best, entry, worth * weight);
        increase(sums, entry, worth * weight);
        total += worth * weight;
      }
      for (const [entry, worth] of best) {
        const often = (sums.get(entry) ?? 0) / total;
        increase(scores, entry, (worth / mass) * (1 - frequency + frequency * often));
      }
    }
    const likest = new Map<number, number>();
    for (const [number, worth] of shared) {
      const { entry, weight, isWhole, mass: own } = phrase(number);
      // Of all the words in either, those in both (Jaccard index).
      if (isWhole) raise(likest, entry, (weight * worth) / (own + mass - worth));
    }
    for (const [entry, value] of likest) increase(scores, entry, value);
    return scores;
  };

  /** The stems of a query's words. A word that is written as two (well being) is one; the second is one by itself, too. */
  const stemsOf = (query: string): string[] => {
    const words = termsOf(query);
    const stems = words.flatMap((word, at) => {
      if (word.length < 2 || small.has(word)) return [];
      const both = stemOf(word + (words[at + 1] ?? ''));
      return word.length > 3 && word.length < 6 && rarity.has(both) ? [both] : [stemOf(word)];
    });
    return [...new Set(stems)];
  };

  return (query) => {
    const terms = stemsOf(query);
    if (terms.length === 0) return undefined;
    const all = terms.map((term, at) => matchesOf(term, at === terms.length - 1));
    const ranked = [...score(all)].sort(([, a], [, b]) => b - a);
    const found = new Set(all.flatMap((one) => one.terms));
    const foundTerms = { has: (term: string) => found.has(stemOf(term)) };
    const pick = <Entry>(entries: readonly Entry[], first: number, limit: number): Hit<Entry>[] => {
      const own = ranked.filter(([id]) => id >= first && id < first + entries.length);
      const least = (own[0]?.[1] ?? 0) * tail;
      return own
        .filter(([, value]) => value >= least)
        .slice(0, limit)
        .map(([id]) => ({ entry: entries[id - first] as Entry, terms: foundTerms }));
    };
    const { questions } = data;
    return { questions: pick(questions, 0, most.questions), sections: pick(sections, questions.length, most.sections) };
  };
};
