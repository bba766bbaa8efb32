import { ruleMessages } from './check-messages';
import { findAll, type Rule } from './rule';

/** Words that people write in place of a text to come. Without capitals, « à compléter » may be part of a sentence. */
const draftWords = /(?<!\p{L})(?:[Ll]orem ipsum|[ÀA] COMPL[ÉE]TER|TODO|TBD|XXX+)(?!\p{L})/gu;

/** Braces and the words in them. */
const braces = /\{+[^{}]*\}*|\}+/g;

/** No text holds draft words, nor braces that are neither a token nor a placeholder. */
export const draftText: Rule = ({ documents }) => {
  for (const { words, report } of findAll(documents, draftWords)) report(ruleMessages.draftText(words));
  for (const { words, text, report } of findAll(documents, braces)) {
    const isPlaceholder = text.field.placeholders?.includes(words.slice(1, -1));
    if (!isPlaceholder && !/^\{\{[^{}]*\}\}$/.test(words)) report(ruleMessages.braces(words));
  }
};
