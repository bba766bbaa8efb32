import { defaultLanguage } from '../constants';
import { contentTypes, matchContentType, requiredFiles } from '../content-types';
import { startOfFile } from '../diagnostic';
import { isLanguage, isRightToLeft } from '../schema/fields';
import { mostSimilar } from '../similar';
import type { Rule } from './rule';

/** Every file in `content/` is known, and the files that the site needs are there. */
export const files: Rule = ({ root, files, loaded }) => {
  const diagnosticIn = (file: string, message: string) => ({ file: `${root}/${file}`, ...startOfFile, message });

  const unknown = files
    .filter((file) => !matchContentType(file))
    .map((file) => diagnosticIn(file, `This file is not part of the site.${suggestName(root, file, files)}`));

  const oddLanguages = loaded
    .filter(({ lang, type }) => type !== 'LegalDocument' && !isLanguage(lang))
    .map(({ file, lang }) =>
      diagnosticIn(file, `"${lang}" in the file name is no language code. Write two letters, such as fr or en.`),
    );

  const rightToLeft = loaded
    .filter(({ lang }) => isLanguage(lang) && isRightToLeft(lang))
    .map(({ lang, diagnosticAt }) =>
      diagnosticAt(
        ['lang'],
        `The pages cannot be laid out from right to left, as their language (${lang}) is written.`,
      ),
    );

  const missing = requiredFiles
    .filter((file) => !files.includes(file))
    .map((file) => diagnosticIn(file, 'The file is missing. Bring it back: the site cannot do without it.'));

  return [...unknown, ...oddLanguages, ...rightToLeft, ...missing];
};

/** A page in a language needs the menus and the small words of that language, and a help page its questions. */
export const translations: Rule = ({ root, files, loaded }) => {
  const needs: Record<string, readonly string[]> = {
    Support: ['support/faq', 'support/search', 'navigation', 'interface'],
    Faq: ['support/support'],
    Search: ['support/support'],
    LegalDocument: ['navigation', 'interface'],
    Navigation: ['interface'],
    Interface: ['navigation'],
  };
  return loaded
    .filter(({ lang }) => isLanguage(lang))
    .flatMap(({ type, lang, file }) =>
      (needs[type] ?? [])
        .map((name) => `${name}.${lang}.yaml`)
        .filter((needed) => !files.includes(needed) && !requiredFiles.includes(needed))
        .map((needed) => ({
          file: `${root}/${needed}`,
          ...startOfFile,
          message: `The file is missing. ${root}/${file} needs it: write it in the same language (${lang}).`,
        })),
    );
};

/** A name as it would be without the endings of programs, capitals, or a folder between: `legal/FR/Cookies.md.txt`. */
const mendName = (file: string): string =>
  file
    .toLowerCase()
    .replace(/(?<=\.(?:md|yaml))\.txt$/, '')
    .replace(/^(legal\/)(?:.*\/)?(.*)\.(?:txt|text|markdown|mdown|md)$/, '$1$2.md')
    .replace(/\.yml$/, '.yaml');

function suggestName(root: string, file: string, files: string[]): string {
  const mended = mendName(file);
  if (matchContentType(mended) && !files.includes(mended)) return ` Did you mean "${mended}"?`;
  const lang = /\.([a-z]{2})\./.exec(file)?.[1] ?? defaultLanguage;
  const names = Object.values(contentTypes).map(({ pattern }) =>
    pattern.replace('<lang>', lang).replace('*', 'document'),
  );
  const candidates = names.filter((name) => !files.includes(name));
  const suggestion = mostSimilar(file, candidates.length > 0 ? candidates : names);
  return suggestion ? ` Did you mean "${suggestion}"?` : ` Remove it, or move it to ${root}/images if it is a picture.`;
}
