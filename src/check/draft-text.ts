import { isTokenName } from '../content/tokens';
import { ruleMessages as say } from './messages';
import { findAll, inPassages, type Rule } from './rule';

/** What stands in a draft for words to come, in capitals where the words alone may be meant. */
const draft = /(?<!\p{L})(?:[Ll]orem ipsum|[ÀA] COMPL[ÉE]TER|TODO|TBD|XXX+)(?!\p{L})/gu;

/** Braces, and what they hold: but for tokens and the placeholders that the field's page puts in, nobody replaces them. */
const braces = /\{+[^{}]*\}*|\}+/g;

/** What a draft leaves behind is no text for visitors, nor are braces. */
export const leftovers: Rule = ({ loaded }) =>
  inPassages(loaded, ({ written, field: { placeholders = [] } }) => [
    ...findAll(draft, written).map((found) => ({ ...found, message: say.draft(found.words) })),
    ...findAll(braces, written).flatMap((found) => {
      const name = found.words.replace(/[{}\s]/g, '');
      if (/^\{\{[^{}]*\}\}$/.test(found.words)) return [];
      if (found.words === `{${name}}` && placeholders.includes(name)) return [];
      const write = placeholders.includes(name) ? `{${name}}` : isTokenName(name) ? `{{${name}}}` : undefined;
      return [{ ...found, message: say.braces(found.words, write) }];
    }),
  ]);
