import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isLink } from '../schema/fields';
import { schemaMessages } from '../schema/schema-messages';
import type { Facts } from '../schema/site';
import type { RawDocument } from './content-document';
import type { Position } from './diagnostic';
import { parseMarkdown, rangeOf } from './markdown';
import { markdownMessages } from './reading-messages';
import { replaceTokens } from './tokens';

/** Marks that would stay visible as text. */
const visibleMarks = [
  // the second line of a table: |---|
  /-{3,}:?[ \t]*\|/,
  // the points of a list as Word writes them
  /[•◦▪●‣\uf0b7\uf0a7]|^[ \t]*[·–—o]\t/mu,
  // **, a backtick, ==, [^1], ](, )[, ##Title, *word
  /(?<!\\)(?:\*\*|__|~~|`|==|\[\^)|\]\s*\(|\)\[|^#{1,6}(?=[^ #\d])|(?<=^|[\s([«“"'’])\*(?=\p{L})/u,
];

/** Messages on the parts of Markdown that these texts may not hold. */
const refused: Partial<Record<Nodes['type'], string>> = {
  html: markdownMessages.html,
  heading: markdownMessages.noHeadings,
  image: markdownMessages.picture,
  linkReference: markdownMessages.link,
};

/**
 * Reads Markdown with its tokens. Adds its links to the document, and diagnostics of what would look wrong on the page, or
 * be read wrongly by a screen reader.
 * @param hasSections true for a legal document, false for a text that stands inside a section
 * @param positionAt the position in the file of an offset in `markdown`
 */
export function readMarkdown(
  markdown: string,
  hasSections: boolean,
  document: RawDocument,
  facts: Partial<Facts>,
  positionAt: (offset: number) => Position,
): Root {
  const tree = parseMarkdown(markdown);
  const report = (offset: number, message: string | undefined) => {
    if (message) document.report(positionAt(offset), message);
  };
  visit(tree, (node, index, parent) => {
    const { start, end } = rangeOf(node);
    if (node.type === 'link') {
      const href = replaceTokens(node.url, facts, document.lang, 'link');
      document.links.push({ href, rawHref: '', position: positionAt(start) });
      report(start, linkMessage(href, textOf(node)));
    } else if (node.type === 'text') {
      const text = markdown.slice(start, end);
      const mark = visibleMarks.map((pattern) => pattern.exec(text)).find(Boolean);
      if (mark) report(start + mark.index, markdownMessages.visibleMark(mark[0].trim()));
    } else if (node.type === 'heading' && hasSections && parent?.type === 'root') {
      const siblings = parent.children.slice(0, index).filter((sibling) => sibling.type === 'heading');
      report(start, headingMessage(node, siblings.at(-1)?.depth ?? 1, parent.children[(index ?? 0) + 1]));
    } else if (node.type !== 'code') report(start, refused[node.type]);
    else if (!/[`~]/.test(markdown.charAt(start))) report(start, markdownMessages.indentedCode);
  });
  return tree;
}

function linkMessage(href: string, text: string): string | undefined {
  if (text.trim() === '' || href === '') return markdownMessages.link;
  // A link with a token that has no value cannot be judged yet.
  return isLink(href) || href.includes('{{') ? undefined : markdownMessages.badLink(schemaMessages.link(href));
}

/** The order of headings follows WCAG 2.2, 1.3.1. */
function headingMessage(heading: Heading, previousLevel: number, next: Nodes | undefined): string | undefined {
  const { depth } = heading;
  const title = textOf(heading).trim();
  // « 1. Objet », « Article IV : Objet »
  const [number] = /^(?:[Aa]rticle\s+)?(?:\d{1,2}|[IVX]+)(?:[.)]|\s+[:–-])(?=\s)/.exec(title) ?? [];
  if (depth === 1 || depth > previousLevel + 1) return markdownMessages.headingLevel('##');
  if (depth > 3) return markdownMessages.headingLevel('###');
  if (number && depth === 2) return markdownMessages.numberedHeading(number);
  const isEmpty = !next || (next.type === 'heading' && next.depth <= depth);
  return title === '' || isEmpty ? markdownMessages.emptySection : undefined;
}
