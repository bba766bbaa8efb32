import { soundOf } from './likeness';
import type { Phrases, SearchData, SectionEntry } from './search-data';
import { toStems } from './terms';

/**
 * A text that leads to an entry. `weight`: how much a word in it says about the entry. `isWhole`: whether it may be
 * asked as it stands, unlike an answer. `mass`: how rare its words are, together.
 */
export type Phrase = { entry: number; weight: number; isWhole: boolean; terms: string[]; mass: number };

type PhraseIndex = {
  /** The entries that follow the questions. */
  sections: SectionEntry[];
  phrases: Phrase[];
  /** The phrases that hold a word, by their number. */
  places: ReadonlyMap<string, number[]>;
  /** How much a word tells entries apart: 0 if all are about it (inverse document frequency). */
  rarity: ReadonlyMap<string, number>;
  /** The words with their sounds, by their first sound. */
  dictionary: ReadonlyMap<string, { word: string; sound: string }[]>;
  /** The single words of the groups of synonyms that a word belongs to. */
  synonyms: ReadonlyMap<string, string[]>;
  small: ReadonlySet<string>;
  /** How rare a word is that stands nowhere. */
  unknown: number;
};

/** What a word stands in one entry alone for may be chance: so many more are counted. */
const chance = 3;

const weights = { question: 1, keyword: 0.9, synonyms: 0.35, answer: 0.1 };

/** The words of each phrase of what `writePhrases` wrote. */
export const readPhrases = (phrases: Phrases): string[][] => {
  let before: string[] = [];
  return (phrases === '' ? [] : phrases.split(',')).map((text) => {
    before = text.split(' ').map((word, at) => word || (before[at] as string));
    return before;
  });
};

const push = <Value>(map: Map<string, Value[]>, key: string, ...values: Value[]) => {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, values);
};

/** Makes the index of what `buildSearchData` prepared: here rather than at build time, so that little is downloaded. */
export const indexPhrases = ({ questions, documents, groups, ignored }: SearchData): PhraseIndex => {
  const small = new Set(ignored.split(' '));
  const phrases: Phrase[] = [];
  const add = (entry: number, weight: number, terms: string[], isWhole: boolean) =>
    phrases.push({ entry, weight, isWhole, terms, mass: 0 });
  const synonymsOf = groups.map(readPhrases);
  const addGroups = (entry: number, numbers: readonly number[]) =>
    add(entry, weights.synonyms, [...new Set(numbers.flatMap((number) => synonymsOf[number]?.flat() ?? []))], false);
  questions.forEach(({ asked, answer, groups: own }, entry) => {
    readPhrases(asked).forEach((terms, at) => {
      add(entry, at === 0 ? weights.question : weights.keyword, terms, true);
    });
    add(entry, weights.answer, readPhrases(answer).flat(), false);
    addGroups(entry, own);
  });
  const sections: SectionEntry[] = [];
  const addSection = (section: SectionEntry, own: readonly number[]) => {
    const entry = questions.length + sections.push(section) - 1;
    add(entry, weights.question, toStems(section.title, small), true);
    addGroups(entry, own);
  };
  for (const { to, title, lang, groups: own, sections: headings } of documents) {
    addSection({ to, title, document: null, lang }, own);
    for (const [id, heading, its] of headings) {
      addSection({ to: `${to}#${id}`, title: heading, document: title, lang }, its);
    }
  }

  const places = new Map<string, number[]>();
  phrases.forEach(({ terms }, number) => {
    for (const term of terms) push(places, term, number);
  });

  const entries = questions.length + sections.length;
  const rarityOf = (sum: number) => Math.log(1 + entries / (chance + sum));
  const rarity = new Map<string, number>();
  const dictionary = new Map<string, { word: string; sound: string }[]>();
  const learn = (word: string) => {
    const sound = soundOf(word);
    push(dictionary, sound.charAt(0), { word, sound });
  };
  for (const [term, numbers] of places) {
    const best = new Map<number, number>();
    for (const number of numbers) {
      const { entry, weight } = phrases[number] as Phrase;
      best.set(entry, Math.max(best.get(entry) ?? 0, weight));
    }
    let sum = 0;
    for (const weight of best.values()) sum += weight;
    rarity.set(term, rarityOf(sum));
    learn(term);
  }
  for (const phrase of phrases) for (const term of phrase.terms) phrase.mass += rarity.get(term) ?? 0;

  const unknown = rarityOf(1);
  const synonyms = new Map<string, string[]>();
  for (const group of synonymsOf) {
    const words = group.filter(({ length }) => length === 1).flat();
    const common = Math.min(unknown, ...words.flatMap((word) => rarity.get(word) ?? []));
    for (const word of words) {
      push(synonyms, word, ...words);
      if (rarity.has(word)) continue;
      rarity.set(word, common);
      learn(word);
    }
  }
  return { sections, phrases, places, rarity, dictionary, synonyms, small, unknown };
};
