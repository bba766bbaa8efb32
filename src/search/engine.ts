import type { Options } from 'minisearch';
import { toTerm, wordPattern } from './terms';

/** What is looked through, with the words of each field as one text. */
export type Searchable = { id: number; question: string; keywords: string; synonyms: string; answer: string };

/** How MiniSearch cuts texts into terms: the same when the index is made and when it is asked. */
export const engineOptions = (ignored: ReadonlySet<string>): Options<Searchable> => ({
  fields: ['question', 'keywords', 'synonyms', 'answer'],
  tokenize: (text) => text.match(wordPattern) ?? [],
  processTerm: (word) => {
    const term = toTerm(word);
    return term.length < 2 || ignored.has(term) ? null : term;
  },
});
