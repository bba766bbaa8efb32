import { visit } from 'unist-util-visit';
import { parseMarkdown, rangeOf } from '../content/markdown';
import { applyEdits, type Edit } from '../content/typography/edits';

/**
 * Lists with `-` before each entry, as the content writes them: Decap's rich text begins them with `*`,
 * which would rewrite every list of a document in which one word has changed.
 */
export function plainListMarks(markdown: string): string {
  const edits: Edit[] = [];
  visit(parseMarkdown(markdown), 'listItem', (item) => {
    const { start } = rangeOf(item);
    if (markdown[start] === '*') edits.push({ start, end: start + 1, text: '-' });
  });
  return applyEdits(markdown, edits);
}
