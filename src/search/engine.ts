import MiniSearch, { type SearchOptions } from 'minisearch';

/** What a browser downloads to search one language: written at build time by gatsby/island. */
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

/** The endings that forms of English, French and Spanish words differ in; an i may stand before the first ones. */
const endings = {
  withI: ['a', 'e', 'o', 'ad', 'ed', 'ee', 'er', 'ez', 'ar', 'ada', 'ado', 'ando', 'endo', 'aron'],
  others: ['y', 'ing', 'ir', 'ida', 'ido', 'ion', 'acion', 'ation', 'iacion', 'iation'],
};
const ending = new RegExp(`(?<=^.{3,})(?:i?(?:${endings.withI.join('|')})|${endings.others.join('|')})$`);

/** Small letters without accents, whatever form a keyboard, a PDF or a chat gives them. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words of a text, without the plural's s, which the three languages share. */
const wordsOf = (text: string): string[] =>
  (simplify(text.replace(/n['’]t\b/gi, ' not')).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word,
  );

/** What the forms of a word share (cancel, cancelled; résilier, résiliation). Long words differ late only in their form. */
const stemOf = (word: string): string =>
  (word.length < 5 ? word : word.replace(ending, '').replace(/(?<=.{2})(.)\1$/, '$1')).slice(0, 7);

const most = { questions: 6, sections: 4 };
/** Answers that score less than this part of the best one only distract from it. */
const tail = 0.3;

const options: SearchOptions = {
  combineWith: 'OR',
  fuzzy: (term) => term.length > 3 && 0.25,
  // As one types: the last word may have only begun.
  prefix: (_term, index, terms) => index === terms.length - 1,
  weights: { fuzzy: 0.3, prefix: 0.4 },
};
/** For an entry as a whole, and for single ways to ask for it: short ones that are like the query as a whole come first. */
const ofEntries: SearchOptions = { ...options, boost: { title: 2, asked: 1.5, answer: 0.3 } };
const ofPhrases: SearchOptions = { ...options, bm25: { k: 1.2, b: 0.9, d: 0 } };

/** Makes a search of the questions and the legal documents' headings of one language. */
export const createSearch = ({ questions, sections, ignored, synonyms }: SearchData) => {
  const small = new Set(ignored.flatMap(wordsOf));
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => word.length > 1 && !small.has(word))
      .map(stemOf);
  const groups = synonyms.map((group) => group.map(stemsOf).flatMap((stems) => (stems.length === 1 ? stems : [])));

  const rank = <Entry extends Pick<Texts, 'title'> & Partial<Texts>>(entries: readonly Entry[], limit: number) => {
    const phrasesOf = ({ title, asked = [] }: Entry) => [title, ...asked];
    const known = new Set(entries.flatMap((entry) => [...phrasesOf(entry), entry.answer ?? ''].flatMap(stemsOf)));
    // A word that stands nowhere is looked for by its synonyms.
    const processTerm = (term: string) =>
      known.has(term) ? term : [term, ...groups.filter((group) => group.includes(term)).flat()];
    const makeIndex = (fields: string[], documents: ({ entry: Entry } & Record<string, unknown>)[]) => {
      const index = new MiniSearch({ fields, storeFields: ['entry'], tokenize: stemsOf, processTerm: (term) => term });
      index.addAll(documents.map((document, id) => ({ ...document, id })));
      return index;
    };
    const whole = makeIndex(
      ['title', 'asked', 'answer'],
      entries.map((entry) => ({ ...entry, asked: entry.asked?.join(' '), entry })),
    );
    const phrases = makeIndex(
      ['phrase'],
      entries.flatMap((entry) => phrasesOf(entry).map((phrase) => ({ entry, phrase }))),
    );

    return (query: string): (Entry & { isFound: IsFound })[] => {
      const found = new Map<Entry, { score: number; terms: string[] }>();
      for (const results of [
        whole.search(query, { ...ofEntries, processTerm }),
        phrases.search(query, { ...ofPhrases, processTerm }),
      ]) {
        // The best come first; of an entry's phrases, the best one counts.
        const best = new Map(results.toReversed().map((result) => [result.entry as Entry, result]));
        for (const [entry, { score, terms }] of best) {
          const before = found.get(entry) ?? { score: 0, terms: [] };
          const part = score / (results[0]?.score ?? 1);
          found.set(entry, { score: before.score + part, terms: [...before.terms, ...terms] });
        }
      }
      const ranked = [...found].sort(([, one], [, other]) => other.score - one.score);
      const least = tail * (ranked[0]?.[1].score ?? 0);
      return ranked
        .filter(([, { score }]) => score >= least)
        .slice(0, limit)
        .map(([entry, { terms }]) => ({
          ...entry,
          isFound: (word) => stemsOf(word).some((stem) => terms.includes(stem)),
        }));
    };
  };

  const findQuestions = rank(questions, most.questions);
  const findSections = rank(sections, most.sections);
  /** Nothing for a query that holds no word to look for, such as "how do I". */
  return (query: string) =>
    stemsOf(query).length === 0 ? undefined : { questions: findQuestions(query), sections: findSections(query) };
};
