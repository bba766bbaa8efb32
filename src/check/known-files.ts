import { defaultLanguage } from '../constants';
import { type Diagnostic, startOfFile } from '../content/diagnostic';
import { contentTypes, matchContentType, requiredFiles } from '../schema/content-types';
import { isLanguage } from '../schema/fields';
import { mostSimilar, ruleMessages as say } from './messages';
import type { Rule } from './rule';

/** A page in a language needs the menus and the small words of that language, and a help page its questions. */
const needs: Record<string, readonly string[]> = {
  Support: ['support/faq', 'support/search', 'navigation', 'interface'],
  Faq: ['support/support'],
  Search: ['support/support'],
  LegalDocument: ['navigation', 'interface'],
  Navigation: ['interface'],
  Interface: ['navigation'],
};

/** Every file in `content/` is known, and the files that the site and its pages need are there. */
export const files: Rule = ({ root, files, loaded }) => {
  const at = (file: string, message: string): Diagnostic => ({ file: `${root}/${file}`, ...startOfFile, message });
  return [
    ...files.filter((file) => !matchContentType(file)).map((file) => at(file, say.unknownFile(nameFor(file, files)))),
    ...loaded
      .filter(({ lang, file }) => !file.startsWith('legal/') && !isLanguage(lang))
      .map(({ file, lang }) => at(file, say.noLanguage(lang))),
    ...requiredFiles.filter((file) => !files.includes(file)).map((file) => at(file, say.requiredFile)),
    ...loaded
      .filter(({ lang }) => isLanguage(lang))
      .flatMap(({ type, lang, file }) =>
        (needs[type] ?? [])
          .map((name) => `${name}.${lang}.yaml`)
          .filter((needed) => !files.includes(needed) && !requiredFiles.includes(needed))
          .map((needed) => at(needed, say.neededFile(`${root}/${file}`))),
      ),
  ];
};

/** What a file is meant to be called: the most similar name that is free. */
function nameFor(file: string, files: string[]): string | undefined {
  const [, own = 'document'] = /([^/.]+)[^/]*$/.exec(file) ?? [];
  const lang = /\.([a-z]{2})\./.exec(file)?.[1] ?? defaultLanguage;
  const names = Object.values(contentTypes).map(({ pattern }) => pattern.replace('<lang>', lang).replace('*', own));
  return mostSimilar(
    file,
    names.filter((name) => !files.includes(name)),
  );
}
