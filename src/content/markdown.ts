import type { Nodes, PhrasingContent, Root, Text } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Range } from './source-text';

/** U+FFFC stands for something in a line that is no text, such as code. */
const objectReplacement = '\ufffc';

const processor = unified().use(remarkParse);

/** Markdown as CommonMark has it (commonmark.org), without extensions: no tables, no footnotes, no bare links. */
export function parseMarkdown(source: string): Root {
  return processor.parse(source);
}

/** Where a node is written. */
export function rangeOf(node: Nodes): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** A piece of a line; without a node it is no text, and stands as one character. */
export type Inline = { value: string; node: Text | undefined; range: Range };

/** The paragraphs and headings of a document, or of a part of it, as visitors read them. */
export function readBlocks(tree: Nodes): Inline[][] {
  const blocks: Inline[][] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
    blocks.push(node.children.flatMap(readInline));
    return SKIP;
  });
  return blocks;
}

function readInline(node: PhrasingContent): Inline[] {
  if (node.type === 'text') return [{ value: node.value, node, range: rangeOf(node) }];
  if (node.type !== 'break' && 'children' in node) return node.children.flatMap(readInline);
  const value = node.type === 'break' ? '\n' : objectReplacement;
  return [{ value, node: undefined, range: rangeOf(node) }];
}

/**
 * The head of a Markdown file (its frontmatter): YAML between two lines of `---` at its beginning.
 * @param text with line ends of one character
 * @returns where the YAML begins and ends, and where the body begins; `undefined` if there is no head, or no end of it
 */
export const findHead = (text: string): { start: number; end: number; body: number } | undefined => {
  const [whole, opening = '', yaml = ''] = /^(---[ \t]*\n)([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { start: opening.length, end: opening.length + yaml.length, body: whole.length };
};
