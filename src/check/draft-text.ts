import { ruleMessages } from './check-messages';
import { findAll, type Match, type Rule } from './rule';

/** Words that people write in place of a text to come. Without capitals, « à compléter » may be part of a sentence. */
const draftWords = /(?<!\p{L})(?:[Ll]orem ipsum|[ÀA] COMPL[ÉE]TER|TODO|TBD|XXX+)(?!\p{L})/gu;

/** Braces and the words in them. */
const braces = /\{+[^{}]*\}*|\}+/g;

/** No text holds draft words, nor braces that are neither a token nor a placeholder. */
export const draftText: Rule = ({ documents }) => [
  ...findAll(documents, draftWords).map(({ words, position, document }) =>
    document.diagnostic(position, ruleMessages.draftText(words)),
  ),
  ...findAll(documents, braces)
    .filter((match) => !isReplaced(match))
    .map(({ words, position, document }) => document.diagnostic(position, ruleMessages.braces(words))),
];

const isReplaced = ({ words, text }: Match) =>
  /^\{\{[^{}]*\}\}$/.test(words) || text.field.placeholders?.includes(words.slice(1, -1));
