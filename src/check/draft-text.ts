import { ruleMessages as say } from './check-messages';
import { findAll, inPassages, type Rule } from './rule';

/** What people write for words to come. Without capitals, « à compléter » is a word like others. */
const draftWords = /(?<!\p{L})(?:[Ll]orem ipsum|[ÀA] COMPL[ÉE]TER|TODO|TBD|XXX+)(?!\p{L})/gu;

/** Braces, and what they hold. */
const braces = /\{+[^{}]*\}*|\}+/g;

/** No text holds the rest of a draft, nor braces that are neither a token nor filled in by the page. */
export const draftText: Rule = ({ loaded }) =>
  inPassages(loaded, (passage, document) => {
    const isReplaced = (words: string) =>
      /^\{\{[^{}]*\}\}$/.test(words) || passage.field.placeholders?.includes(words.slice(1, -1));
    return [
      ...findAll(draftWords, passage).map(({ words, position }) => document.diagnostic(position, say.draftText(words))),
      ...findAll(braces, passage)
        .filter(({ words }) => !isReplaced(words))
        .map(({ words, position }) => document.diagnostic(position, say.braces(words))),
    ];
  });
