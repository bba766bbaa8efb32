import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../similar';
import { findTokens, tokenNames } from '../tokens';
import { applyEdits } from '../typography/edits';
import type { Rule } from './rule';

/** Braces that no one replaces would be shown to visitors. */
export const placeholders: Rule = ({ root, loaded }) =>
  loaded.flatMap(({ file, passages }) =>
    passages.flatMap((passage): Diagnostic[] => {
      const tokens = findTokens(passage.text).map(({ start, end }) => ({ start, end, text: '' }));
      const rest = applyEdits(passage.text, tokens);
      const known = passage.field.placeholders ?? [];
      const stray = [...rest.matchAll(/\{+([^{}]*)\}+|[{}]+/g)].find(
        ([written, name]) => name === undefined || !known.includes(name) || written !== `{${name}}`,
      );
      if (!stray) return [];
      const [written, name = ''] = stray;
      return [{ file: `${root}/${file}`, ...passage.find(written), message: `${written} ${adviseOn(name, known)}` }];
    }),
  );

function adviseOn(name: string, known: string[]): string {
  if (known.includes(name)) return `has a brace too many. Write {${name}}.`;
  if (tokenNames.includes(name)) return `needs two braces on each side. Write {{${name}}}.`;
  if (known.length > 0)
    return `is replaced by nothing. The page puts in ${known.map((one) => `{${one}}`).join(', ')}.${didYouMean(name, known)}`;
  return `is replaced by nothing. Write a fact of site.yaml as {{name}}, or remove the braces.${didYouMean(name, tokenNames)}`;
}
