import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './fault';
import { rangeOf } from './markdown';

/** `[^1]`, `^[a note]`, and at the beginning of a line the note itself, `[^1]: …`. */
const footnote = /(?<!\\)(?:(?<=^[ \t>]*)\[\^(?<note>[^\]]*)\]:|\[\^(?<mark>[^\]]*)|\^\[)/gm;

/** Footnotes, which CommonMark does not know: a fault for each mark, and for a note to which no mark leads. */
export function footnoteFaults(tree: Root, source: string): MarkdownFault[] {
  if (!/\[\^|\^\[/.test(source)) return [];
  const found: { label: string | undefined; isNote: boolean; offset: number }[] = [];
  visit(tree, ['text', 'linkReference', 'definition'], (node) => {
    const { start, end } = rangeOf(node);
    for (const { groups: { note, mark } = {}, index } of source.slice(start, end).matchAll(footnote))
      found.push({ label: note ?? mark, isNote: note !== undefined, offset: start + index });
  });
  const marked = new Set(found.filter(({ isNote }) => !isNote).map(({ label }) => label));
  return found
    .filter(({ label, isNote }) => !isNote || !marked.has(label))
    .map(({ offset }) => ({
      offset,
      message: 'There are no footnotes here. Write the note into the text, in parentheses.',
    }));
}
