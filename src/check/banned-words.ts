import { ruleMessages } from './check-messages';
import { findWords, type Rule } from './rule';

/**
 * Words that shame, and their replacements; some are refused in every language, the others are harmless in English or
 * Spanish. The list is code, not content, so that no edit of the content lifts it.
 */
const banned: [pattern: string, replacement: string, isEverywhere?: true][] = [
  ['craquages?', 'envie'],
  ['ecarts?', 'plaisir'],
  ['interdite?s?', 'non autorisé'],
  ['detox', 'équilibre', true],
  ['brule[- ]graisses?', 'énergie'],
  ['silhouettes? de reve', 'bien dans ton corps'],
  ['summer bod(?:y|ies)', 'toute l’année', true],
];

/** No text holds one of the banned words. */
export const bannedWords: Rule = ({ documents }) => {
  for (const [pattern, replacement, isEverywhere] of banned)
    for (const { words, document, report } of findWords(documents, pattern))
      if (document.lang === 'fr' || isEverywhere) report(ruleMessages.banned(words, replacement));
};
