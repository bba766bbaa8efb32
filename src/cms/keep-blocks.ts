import { parseMarkdown, rangeOf } from '../contract/markdown/markdown';
import { applyEdits } from '../contract/typography/edits';

/**
 * Markdown with the former wording of every block (paragraph, heading, list …) that says the same as before: rich
 * text writes all blocks in its own manner, `_one_` for `*one*`, though one word has changed.
 */
export function keepBlocks(former: string, written: string): string {
  const before = parseMarkdown(former).children.map((block): [string, string] => {
    const { start, end } = rangeOf(block);
    return [meaning(block), former.slice(start, end)];
  });
  const wordings = new Map(before);
  const edits = parseMarkdown(written).children.flatMap((block) => {
    const text = wordings.get(meaning(block));
    return text === undefined ? [] : [{ ...rangeOf(block), text }];
  });
  return applyEdits(written, edits);
}

const meaning = (block: object): string =>
  JSON.stringify(block, (key, value) => (key === 'position' ? undefined : value));
