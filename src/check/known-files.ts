import { type Diagnostic, startOfFile } from '../content/diagnostic';
import { matchContentType, requiredFiles } from '../schema/content-types';
import { isLanguage } from '../schema/fields';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** A page in a language needs the menus and the messages of that language, and a help page its questions. */
const needs: Record<string, readonly string[]> = {
  Support: ['support/faq', 'support/search', 'navigation', 'interface'],
  Faq: ['support/support'],
  Search: ['support/support'],
  LegalDocument: ['navigation', 'interface'],
  Navigation: ['interface'],
  Interface: ['navigation'],
};

/** Every file in `content/` is known, and the files that the site and its pages need are there. */
export const knownFiles: Rule = ({ root, files, loaded }) => {
  const at = (file: string, message: string): Diagnostic => ({ file: `${root}/${file}`, ...startOfFile, message });
  const missing = requiredFiles.filter((file) => !files.includes(file));
  const unknown = files.filter((file) => !matchContentType(file));
  return [
    ...unknown.map((file) => at(file, say.unknownFile)),
    ...missing.map((file) => at(file, say.requiredFile)),
    ...loaded.flatMap(({ type, lang, file }) => {
      // The schema looks at the language of a legal document.
      if (!isLanguage(lang)) return type === 'LegalDocument' ? [] : [at(file, say.noLanguage(lang))];
      return (needs[type] ?? [])
        .map((name) => `${name}.${lang}.yaml`)
        .filter((needed) => !files.includes(needed) && !missing.includes(needed))
        .map((needed) => at(needed, say.neededFile(`${root}/${file}`)));
    }),
  ];
};
