import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../similar';
import { applyEdits } from '../text/edits';
import { findTokens, tokenNames } from '../text/tokens';
import type { Rule } from './rule';

/**
 * The name of a fact without its braces. One that is no word of any language is known wherever it stands, the others
 * (name, rating) by the brackets that someone took for braces.
 */
const unlikeWords = tokenNames.filter((name) => /[A-Z]/.test(name)).join('|');
const bareName = new RegExp(
  `(?<![\\p{L}\\d<])(${unlikeWords})(?![\\p{L}\\d>])|(?:\\(\\(|\\[\\[|%) ?(${tokenNames.join('|')}) ?(?:\\)\\)|\\]\\]|%)`,
  'u',
);

/** Braces around a token's own. */
const moreBraces = /(?=\{{3}|[^}]*\}{3})\{{2,}\s*([^{}]+?)\s*\}{2,}/;

/** Braces that no one replaces would be shown to visitors, and so would the name of a fact that has none. */
export const placeholders: Rule = ({ root, loaded }) =>
  loaded.flatMap(({ file, passages }) =>
    passages.flatMap((passage): Diagnostic[] => {
      const tokens = findTokens(passage.text).map(({ start, end }) => ({ start, end, text: '' }));
      const rest = applyEdits(passage.text, tokens);
      const at = (words: string) => ({ file: `${root}/${file}`, ...passage.find(words) });
      const known = passage.field.placeholders ?? [];
      const stray = [...rest.matchAll(/\{+([^{}]*)\}+|[{}]+/g)].find(
        ([written, name]) => name === undefined || !known.includes(name) || written !== `{${name}}`,
      );
      if (stray) {
        const [written, name = ''] = stray;
        const [more, token] = moreBraces.exec(passage.written) ?? [];
        const message = more
          ? `${more} has a brace too many. Write {{${token}}}.`
          : `${written} ${adviseOn(name, known)}`;
        return [{ ...at(written), message }];
      }
      const [bare, alone, bracketed] = bareName.exec(rest) ?? [];
      if (!bare) return [];
      const message = `Visitors would see ${bare}, the name of a fact. Write {{${alone ?? bracketed}}}.`;
      return [{ ...at(bare), message }];
    }),
  );

function adviseOn(name: string, known: string[]): string {
  if (known.includes(name)) return `has a brace too many. Write {${name}}.`;
  if (tokenNames.includes(name)) return `needs two braces on each side. Write {{${name}}}.`;
  if (known.length > 0)
    return `is replaced by nothing. The page puts in ${known.map((one) => `{${one}}`).join(', ')}.${didYouMean(name, known)}`;
  return `is replaced by nothing. Write a fact of site.yaml as {{name}}, or remove the braces.${didYouMean(name, tokenNames)}`;
}
