import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isLink } from '../schema/fields';
import { schemaMessages } from '../schema/schema-messages';
import type { Facts } from '../schema/site';
import type { Position } from './diagnostic';
import type { LoadedDocument } from './loaded-document';
import { parseMarkdown, rangeOf } from './markdown';
import { markdownMessages as say } from './reading-messages';
import { replaceTokens } from './tokens';

/** A mark of Markdown that is still there as text: **, a backtick, ](, ##Title, *word */
const openMark = /(?<!\\)(?:\*\*|__|~~|`)|\]\s*\(|^#{1,6}(?=[^ #\d])|(?<=^|[\s([«“"'’])\*(?=\p{L})/u;

/**
 * Reads Markdown as it is written, with its tokens: adds its links to `loaded`, and diagnostics of what would look wrong
 * on the page, or be read wrongly by a screen reader.
 * @param hasSections true for a legal document, false for a text that stands inside a section
 * @param positionAt the position in the file of an offset in `written`
 */
export function readMarkdown(
  written: string,
  hasSections: boolean,
  loaded: LoadedDocument,
  facts: Partial<Facts>,
  positionAt: (offset: number) => Position,
): Root {
  const tree = parseMarkdown(written);
  const report = (offset: number, message: string | undefined) => {
    if (message) loaded.diagnostics.push(loaded.diagnostic(positionAt(offset), message));
  };
  visit(tree, (node, index, parent) => {
    const { start, end } = rangeOf(node);
    if (node.type === 'link') {
      const url = replaceTokens(node.url, facts, loaded.lang, 'link');
      loaded.links.push({ url, written: '', position: positionAt(start) });
      report(start, linkMessage(url, textOf(node)));
    } else if (node.type === 'text') {
      const mark = openMark.exec(written.slice(start, end));
      if (mark) report(start + mark.index, say.openMark(mark[0]));
    } else if (node.type === 'heading' && hasSections && parent?.type === 'root') {
      const siblings = parent.children.slice(0, index).filter((one) => one.type === 'heading');
      report(start, headingMessage(node, siblings.at(-1)?.depth ?? 1, parent.children[(index ?? 0) + 1]));
    } else report(start, nodeMessage(node, written.charAt(start)));
  });
  return tree;
}

function linkMessage(url: string, text: string): string | undefined {
  if (text.trim() === '' || url === '') return say.link;
  // A token without a value says nothing of the link.
  return isLink(url) || url.includes('{{') ? undefined : say.badLink(schemaMessages.link(url));
}

function nodeMessage(node: Nodes, firstCharacter: string): string | undefined {
  switch (node.type) {
    case 'html':
      return say.html;
    case 'heading':
      return say.noHeadings;
    case 'image':
      return say.picture;
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
