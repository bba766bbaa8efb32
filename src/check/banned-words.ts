import { ruleMessages as say } from './check-messages';
import { findWords, inPassages, type Rule } from './rule';

/** Words that shame, and what to write. They stand here, not in the content, so that no edit lifts them. */
const banned: [words: string, write: string][] = [
  ['craquages?', 'envie'],
  ['ecarts?', 'plaisir'],
  ['interdite?s?', 'non autorisé'],
  ['detox', 'équilibre'],
  ['brule[- ]graisses?', 'énergie'],
  ['silhouettes? de reve', 'bien dans ton corps'],
  ['summer bod(?:y|ies)', 'toute l’année'],
];

/** No French text holds one of the banned words. Two of them are words of other languages, too. */
export const bannedWords: Rule = ({ loaded }) =>
  inPassages(loaded, (passage, document) =>
    banned
      .filter(([words]) => document.lang === 'fr' || /^(?:detox|summer)/.test(words))
      .flatMap(([pattern, write]) =>
        findWords(pattern, passage).map(({ words, position }) =>
          document.diagnostic(position, say.banned(words, write)),
        ),
      ),
  );
