import { startOfFile } from '../content/diagnostic';
import { matchContentType, requiredFiles } from '../schema/content-types';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** A page in a language needs the menus and the messages of that language, and a support page its questions. */
const needs: Record<string, readonly string[]> = {
  Support: ['support/faq', 'support/search', 'navigation', 'interface'],
  Faq: ['support/support'],
  Search: ['support/support'],
  LegalDocument: ['navigation', 'interface'],
  Navigation: ['interface'],
  Interface: ['navigation'],
};

/** Every file in `content/` is known, and the files that the site and its pages need are there. */
export const knownFiles: Rule = ({ root, files, documents, diagnostics }) => {
  const report = (file: string, message: string) =>
    diagnostics.push({ file: `${root}/${file}`, ...startOfFile, message });

  for (const file of files) if (!matchContentType(file)) report(file, ruleMessages.unknownFile);
  for (const file of requiredFiles) if (!files.includes(file)) report(file, ruleMessages.requiredFile);
  for (const { type, lang, file } of documents)
    for (const name of needs[type] ?? []) {
      const needed = `${name}.${lang}.yaml`;
      if (![...files, ...requiredFiles].includes(needed)) report(needed, ruleMessages.neededFile(`${root}/${file}`));
    }
};
