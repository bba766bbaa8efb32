import type { Nodes, PhrasingContent, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Range } from '../source';
import { objectReplacement } from '../typography/french';

const processor = unified().use(remarkParse);

/** What was parsed before, by its text: each text is parsed once to be checked, and again to be typeset. */
const parsed = new Map<string, Root>();
let parsedLength = 0;

/** In characters: room for every text of this site's largest file, and an end to what a server may remember. */
const parsedLimit = 1_000_000;

/**
 * Markdown as CommonMark has it (commonmark.org), without extensions: no tables, no footnotes, no bare links.
 * @returns a tree to read only: others may have the same one
 */
export function parseMarkdown(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  if (parsedLength > parsedLimit) {
    parsed.clear();
    parsedLength = 0;
  }
  const tree = processor.parse(source);
  parsed.set(source, tree);
  parsedLength += source.length;
  return tree;
}

/** Where a node is written. The parser gives every node a position. */
export function rangeOf(node: Nodes): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** A piece of a line: text, or something that is no text and stands as one character. */
export type Inline = {
  value: string;
  range: Range | undefined;
  /** How many marks (bold, emphasis, link) it stands in. */
  depth: number;
};

/** The paragraphs and headings of a document, or of a part of it, as visitors read them, each piece with its place in the source. */
export function readBlocks(tree: Nodes): Inline[][] {
  const blocks: Inline[][] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
    blocks.push(node.children.flatMap((child) => readInline(child, 0)));
    return SKIP;
  });
  return blocks;
}

/** The words of a document without its marks, a line for each paragraph. */
export function plainText(tree: Root): string {
  return readBlocks(tree)
    .map((block) => block.map(({ value }) => value).join(''))
    .join('\n');
}

function readInline(node: PhrasingContent, depth: number): Inline[] {
  if (node.type === 'text') return [{ value: node.value, range: rangeOf(node), depth }];
  if (node.type === 'break') return [{ value: '\n', range: undefined, depth }];
  if ('children' in node) return node.children.flatMap((child) => readInline(child, depth + 1));
  return [{ value: objectReplacement, range: undefined, depth }];
}
