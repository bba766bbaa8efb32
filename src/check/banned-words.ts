import { ruleMessages as say } from './messages';
import { findWords, inPassages, type Rule } from './rule';

/** Words that shame, with their feminine and plural, and what to write. They stand here, not in the content: no edit lifts them. */
const banned: [words: string, write: string][] = [
  ['craquages?', 'envie'],
  ['ecarts?', 'plaisir'],
  ['interdite?s?', 'non autorisé'],
  ['detox', 'équilibre'],
  ['brule[- ]graisses?', 'énergie'],
  ['silhouettes? de reve', 'bien dans ton corps'],
  ['summer bod(?:y|ies)', 'toute l’année'],
];

/** The seven words of the brief stand in no French text; two of them are words of other languages, too. */
export const bannedWords: Rule = ({ loaded }) =>
  inPassages(loaded, ({ written }, { lang }) =>
    banned
      .filter(([words]) => lang === 'fr' || /^(?:detox|summer)/.test(words))
      .flatMap(([words, write]) =>
        findWords(words, written).map((found) => ({ ...found, message: say.banned(found.words, write) })),
      ),
  );
