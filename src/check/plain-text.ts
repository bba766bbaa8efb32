import { ruleMessages as say } from './check-messages';
import { findAll, inPassages, type Rule } from './rule';

/** Markdown and HTML: **, *word*, ](, <b>, &nbsp; */
const markup =
  /\*\*|__|~~|`|(?<![\p{L}\d])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\d])|\]\(|<!--|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/giu;

/** Plain texts hold no markup: visitors would see it. Of several marks in one text, the first is reported. */
export const plainText: Rule = ({ loaded }) =>
  inPassages(loaded, (passage, document) =>
    passage.field.kind === 'text'
      ? findAll(markup, passage)
          .slice(0, 1)
          .map(({ words, position }) => document.diagnostic(position, say.markup(words)))
      : [],
  );
