import type { Heading, Nodes, Paragraph, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Range } from './source-text';

const processor = unified().use(remarkParse);

/** Markdown as CommonMark has it (commonmark.org), without extensions: no tables, no footnotes, no bare links. */
export function parseMarkdown(source: string): Root {
  return processor.parse(source);
}

/** The range of a node in its Markdown. */
export function rangeOf(node: Nodes): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** The paragraphs and headings of a document, or of a part of it. */
export function blocksOf(tree: Nodes): (Paragraph | Heading)[] {
  const blocks: (Paragraph | Heading)[] = [];
  visit(tree, ['paragraph', 'heading'], (node) => void blocks.push(node as Paragraph | Heading));
  return blocks;
}

/**
 * Finds the frontmatter of a Markdown file: YAML between two lines of `---` at its beginning.
 * @returns where the YAML begins and ends, and where the body begins; `undefined` if the frontmatter is absent or not closed
 */
export function findFrontmatter(text: string): { start: number; end: number; body: number } | undefined {
  const match = /^(---[ \t]*\n)([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const [{ length: body }, opening = '', yaml = ''] = match;
  return { start: opening.length, end: opening.length + yaml.length, body };
}
