import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownMessages as say } from '../check/messages';
import { rangeOf } from './markdown';

type MarkdownFault = { offset: number; message: string };

/** A mark that should have become bold, a link, code or a heading, and is still there. */
const openMark = /(?<!\\)(?:\*\*|__|~~|`)|\]\s*\(|^#{1,6}(?=[^ #\d])|(?<=^|[\s([«“"'’])\*(?=\p{L})/u;

/**
 * What would look wrong on the page, or be read wrongly by a screen reader.
 * @param source the text that `tree` was parsed from
 * @param headings whether the text has sections of its own (legal documents) or stands inside one (answers)
 */
export function markdownFaults(tree: Root, source: string, headings: boolean): MarkdownFault[] {
  const faults: MarkdownFault[] = headings ? headingFaults(tree, source) : [];
  visit(tree, (node, _, parent) => {
    const { start, end } = rangeOf(node);
    const message = nodeFault(node, parent, source, headings);
    if (message) faults.push({ offset: start, message });
    const mark = node.type === 'text' ? openMark.exec(source.slice(start, end)) : null;
    if (mark) faults.push({ offset: start + mark.index, message: say.openMark(mark[0]) });
  });
  return faults;
}

function nodeFault(node: Nodes, parent: Parents | undefined, source: string, headings: boolean): string | undefined {
  switch (node.type) {
    case 'html':
      return say.html;
    case 'heading':
      if (!headings) return say.noHeadings;
      return parent?.type === 'root' ? undefined : say.headingInside;
    case 'image':
    case 'imageReference':
      return say.picture;
    case 'link':
      if (textOf(node).trim() === '') return say.linkWithoutText;
      return node.url === '' ? say.linkWithoutAddress : undefined;
    case 'linkReference':
    case 'definition':
      return say.linkReference;
    case 'code':
      return /[`~]/.test(source[rangeOf(node).start] ?? '') ? undefined : say.indentedCode;
    default:
      return undefined;
  }
}

/**
 * What is wrong with the headings of a legal document, one fault a heading: their order follows WCAG 2.2, 1.3.1, and
 * the rest what the page makes of them (a number, an address).
 */
function headingFaults({ children }: Root, source: string): MarkdownFault[] {
  const titles = new Set<string>();
  let previousDepth = 1;
  const faultOf = (title: string, depth: number, next: Nodes | undefined): string | undefined => {
    const number = depth === 2 && /^(?:[Aa]rticle\s+)?(?:\d{1,2}|[IVX]+)(?:[.)]|\s+[:–-])(?=\s)/.exec(title)?.[0];
    if (title === '') return say.emptyHeading;
    if (depth === 1) return say.secondTitle;
    if (depth > 3) return say.deepHeading(depth);
    if (depth > previousDepth + 1) return say.skippedLevel;
    if (number) return say.numberedHeading(number);
    if (!next || (next.type === 'heading' && next.depth <= depth)) return say.emptySection;
    return titles.has(title.toLowerCase()) ? say.sameHeading(title) : undefined;
  };
  return children.flatMap((heading, index) => {
    if (heading.type !== 'heading') return [];
    const { start } = rangeOf(heading);
    const title = textOf(heading).trim();
    const message = source[start] === '#' ? faultOf(title, heading.depth, children[index + 1]) : say.underline;
    titles.add(title.toLowerCase());
    previousDepth = heading.depth;
    return message ? [{ offset: start, message }] : [];
  });
}
