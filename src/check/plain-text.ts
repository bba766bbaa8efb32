import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** Markdown and HTML: **, *word*, ](, )[, <b>, &nbsp; */
const markup =
  /\*\*|__|~~|`|(?<![\p{L}\d])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\d])|\]\(|\)\[|<!--|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/iu;

/** Plain texts hold no markup: visitors would see it. The first markup of a text is reported. */
export const plainText: Rule = ({ documents }) => {
  for (const document of documents)
    for (const { field, rawText, positionAt } of document.texts) {
      const match = field.kind === 'text' ? markup.exec(rawText) : null;
      if (!match) continue;
      const [words] = match;
      document.report(positionAt(match.index, words.length), ruleMessages.markup(words));
    }
};
