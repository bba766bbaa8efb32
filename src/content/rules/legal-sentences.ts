import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument, Passage } from '../document';
import type { Facts } from '../schema/site';
import { replaceTokens } from '../text/tokens';
import type { Rule } from './rule';
import { countWords, sentencesOf } from './sentences';

/** In words: what a sentence of a legal document has at most, and those of a section on average. */
const longestSentence = 35;
const longestAverage = 22;

/** Legal documents are there to be read: no sentence is long, and those of a section are short on average. */
export const legalSentences: Rule = ({ root, loaded, facts }) =>
  loaded
    .filter(({ type }) => type === 'LegalDocument')
    .flatMap((document) =>
      sectionsOf(document).flatMap((section) =>
        faultsOf(section, document.lang, longFactsIn(document, facts)).map(
          ({ passage, words, message }): Diagnostic => ({
            file: `${root}/${document.file}`,
            ...passage.find(words),
            message,
          }),
        ),
      ),
    );

/** The passages of each section, its heading first. */
function sectionsOf({ passages }: LoadedDocument): Passage[][] {
  const ids = new Set(passages.flatMap(({ section }) => section?.id ?? []));
  return [...ids].map((id) => passages.filter(({ section }) => section?.id === id));
}

/** The facts of several words, such as an address: nobody can cut those. */
function longFactsIn({ tokens, lang }: LoadedDocument, facts: Partial<Facts>): string[] {
  const written = tokens.map((name) => replaceTokens(`{{${name}}}`, facts, lang, 'text'));
  return written.filter((fact) => /\s/.test(fact)).map((fact) => fact.replace(/\s+/g, ' '));
}

function faultsOf(
  section: Passage[],
  lang: string,
  longFacts: string[],
): { passage: Passage; words: string; message: string }[] {
  const sentences = section
    .filter((passage) => !passage.section?.isHeading)
    .flatMap((passage) =>
      sentencesOf(passage.text, lang).map((sentence) => ({
        passage,
        sentence,
        count: countOwnWords(sentence, longFacts),
      })),
    );
  const long = sentences.filter(({ count }) => count > longestSentence);
  const average = sentences.reduce((sum, { count }) => sum + count, 0) / sentences.length;
  const [passage] = section;
  // Whoever cuts a long sentence shortens the average, too.
  if (long.length === 0 && passage && average > longestAverage) {
    const message = `The sentences of this section have ${Math.ceil(average)} words on average. Shorten them to ${longestAverage}: cut the longest in two.`;
    return [{ passage, words: passage.text, message }];
  }
  return long.map(({ passage, sentence, count }) => ({
    passage,
    words: beginningOf(sentence),
    message: `The sentence has ${count} words. Cut it in two: ${longestSentence} are the most.`,
  }));
}

/** The words of a sentence, of which each fact counts as one. */
function countOwnWords(sentence: string, longFacts: string[]): number {
  return countWords(longFacts.reduce((text, fact) => text.replaceAll(fact, 'fact'), sentence));
}

/** Enough of a sentence to find it, and too little for a line break, a token or a mark to be in the way. */
function beginningOf(sentence: string): string {
  return sentence.split(/\s+/).slice(0, 3).join(' ');
}
