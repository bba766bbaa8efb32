import { ruleMessages as say } from './messages';
import { findAll, inPassages, type Rule } from './rule';

/** What Markdown or HTML would turn into something else, and a plain text shows as it is. */
const markup =
  /\*\*|__|~~|`|(?<![\p{L}\d])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\d])|\]\(|<!--|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/giu;

/** A plain text is shown letter by letter, its marks included. Of several, the first is reported. */
export const plainText: Rule = ({ loaded }) =>
  inPassages(loaded, ({ field, written }) =>
    field.kind === 'text'
      ? findAll(markup, written)
          .slice(0, 1)
          .map((found) => ({ ...found, message: say.markup(found.words) }))
      : [],
  );
