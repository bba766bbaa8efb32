import type { Diagnostic } from '../diagnostic';
import type { Rule } from './rule';

/** What Markdown or HTML would turn into something else, and a plain text shows as it is. */
const markup =
  /\*\*|__|~~|`|\]\(|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|(?<![\p{L}\d])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\d])|(?<!\S)# /iu;

/** A plain text is shown letter by letter, its marks included. */
export const plainTexts: Rule = ({ root, loaded }) =>
  loaded.flatMap(({ file, passages }) =>
    passages
      .filter(({ field }) => field.kind === 'text')
      .flatMap((passage): Diagnostic[] => {
        const [written] = markup.exec(passage.text) ?? [];
        if (written === undefined) return [];
        const message = `Neither Markdown nor HTML is read in this text, and visitors would see ${written}. Remove it.`;
        return [{ file: `${root}/${file}`, ...passage.find(written), message }];
      }),
  );
