import { ruleMessages } from './check-messages';
import { findWords, type Rule } from './rule';

/** Words that shame, and their replacements. The list is code, not content, so that no edit of the content lifts it. */
const banned: [pattern: string, replacement: string][] = [
  ['craquages?', 'envie'],
  ['ecarts?', 'plaisir'],
  ['interdite?s?', 'non autorisé'],
  ['detox', 'équilibre'],
  ['brule[- ]graisses?', 'énergie'],
  ['silhouettes? de reve', 'bien dans ton corps'],
  ['summer bod(?:y|ies)', 'toute l’année'],
];

/** Patterns that are refused in every language. The others are harmless words in English or Spanish. */
const bannedEverywhere = ['detox', 'summer bod(?:y|ies)'];

/** No text holds one of the banned words. */
export const bannedWords: Rule = ({ documents }) => {
  for (const [pattern, replacement] of banned)
    for (const { words, document, report } of findWords(documents, pattern))
      if (document.lang === 'fr' || bannedEverywhere.includes(pattern)) report(ruleMessages.banned(words, replacement));
};
