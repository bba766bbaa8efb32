import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isLink } from '../schema/fields';
import { schemaMessages } from '../schema/schema-messages';
import { rangeOf } from './markdown';
import { markdownMessages as say } from './reading-messages';

/** A mark of Markdown that is still there as text: **, a backtick, ](, ##Title, *word */
const openMark = /(?<!\\)(?:\*\*|__|~~|`)|\]\s*\(|^#{1,6}(?=[^ #\d])|(?<=^|[\s([«“"'’])\*(?=\p{L})/u;

/**
 * Reports what would look wrong on the page, or be read wrongly by a screen reader.
 * @param source the text that `tree` was parsed from
 * @param headings whether the text has sections of its own (legal documents) or stands inside one (answers)
 * @param report gets the offset in `source` and the message
 */
export function checkMarkdown(
  tree: Root,
  source: string,
  headings: boolean,
  report: (offset: number, message: string) => void,
): void {
  visit(tree, (node, _, parent) => {
    const { start, end } = rangeOf(node);
    const isSection = headings && parent?.type === 'root';
    const message = node.type === 'heading' && isSection ? undefined : nodeMessage(node, source[start] ?? '');
    if (message) report(start, message);
    const mark = node.type === 'text' ? openMark.exec(source.slice(start, end)) : null;
    if (mark) report(start + mark.index, say.openMark(mark[0]));
  });
  let level = 1;
  for (const [index, heading] of tree.children.entries()) {
    if (!headings || heading.type !== 'heading') continue;
    const message = headingMessage(heading, level, tree.children[index + 1]);
    if (message) report(rangeOf(heading).start, message);
    level = heading.depth;
  }
}

function nodeMessage(node: Nodes, firstCharacter: string): string | undefined {
  switch (node.type) {
    case 'html':
      return say.html;
    case 'heading':
      return say.noHeadings;
    case 'image':
      return say.picture;
    case 'link':
      if (textOf(node).trim() === '' || node.url === '') return say.link;
      // A token without a value says nothing of the link.
      return isLink(node.url) || node.url.includes('{{') ? undefined : say.badLink(schemaMessages.link(node.url));
    case 'linkReference':
      return say.link;
    case 'code':
      return /[`~]/.test(firstCharacter) ? undefined : say.indentedCode;
    default:
      return undefined;
  }
}

/** The order of headings follows WCAG 2.2, 1.3.1. */
function headingMessage(heading: Heading, previousLevel: number, next: Nodes | undefined): string | undefined {
  const { depth } = heading;
  const title = textOf(heading).trim();
  // « 1. Objet », « Article IV : Objet »
  const [number] = /^(?:[Aa]rticle\s+)?(?:\d{1,2}|[IVX]+)(?:[.)]|\s+[:–-])(?=\s)/.exec(title) ?? [];
  if (depth === 1 || depth > previousLevel + 1) return say.headingLevel('##');
  if (depth > 3) return say.headingLevel('###');
  if (number && depth === 2) return say.numberedHeading(number);
  const isEmpty = !next || (next.type === 'heading' && next.depth <= depth);
  return title === '' || isEmpty ? say.emptySection : undefined;
}
