import type { Heading, Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Facts, openFactKeys } from '../schema/site';
import type { Edit } from './edits';
import { parseMarkdown, rangeOf } from './markdown';
import { findTokens, tokenEdits } from './tokens';

/** True for the name of a fact that nobody has given yet, and without which a document is shown all the same. */
export function isOpenFact(name: string, facts: Partial<Facts>): boolean {
  return openFactKeys.includes(name) && Reflect.get(facts, name) === undefined;
}

/**
 * What becomes of the written body of a legal document on its page: facts take the place of their tokens, and a
 * paragraph or a list item that names a fact not given yet is left out. With it goes what then has no sense: a list or
 * a quotation without entries, the words with a colon that lead to it, a heading with nothing left below it.
 * A heading that names such a fact itself stays; the check refuses it.
 */
export function legalBodyEdits(markdown: string, facts: Partial<Facts>, lang: string): Edit[] {
  const leftOut = leftOutEdits(markdown, facts);
  const isShown = ({ start }: Edit) => !leftOut.some((edit) => start >= edit.start && start < edit.end);
  const tokens = tokenEdits(markdown, facts, lang, 'prose').filter(isShown);
  return [...tokens, ...leftOut].sort((a, b) => a.start - b.start);
}

function leftOutEdits(markdown: string, facts: Partial<Facts>): Edit[] {
  const openTokens = findTokens(markdown).filter(({ name }) => isOpenFact(name, facts));
  if (openTokens.length === 0) return [];
  const tree = parseMarkdown(markdown);
  const gone = new Set<Nodes>();

  /** Notes what goes of a node and of all inside of it. */
  const note = (node: Nodes): void => {
    const { start, end } = rangeOf(node);
    if (!openTokens.some((token) => token.start >= start && token.end <= end)) return;
    if (!isContainer(node)) {
      if (node.type !== 'heading') gone.add(node);
      return;
    }
    const children: Nodes[] = node.children;
    for (const child of children) note(child);
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      if (next?.type === 'list' && gone.has(next) && /:\s*$/.test(textOf(child))) gone.add(child);
    }
    const isEmpty = children.every((child) => gone.has(child));
    if (isEmpty || (node.type === 'listItem' && children.some((child) => child.type !== 'list' && gone.has(child))))
      gone.add(node);
  };
  note(tree);
  leaveOutEmptySections(tree.children, gone);
  return editsIn(tree, gone);
}

function isContainer(node: Nodes): node is Extract<Parents, { type: 'root' | 'list' | 'listItem' | 'blockquote' }> {
  return ['root', 'list', 'listItem', 'blockquote'].includes(node.type);
}

/** From the end, so that a section knows what is left of the smaller ones below it. */
function leaveOutEmptySections(blocks: readonly Nodes[], gone: Set<Nodes>): void {
  for (const [index, heading] of [...blocks.entries()].reverse()) {
    if (heading.type !== 'heading') continue;
    const after = blocks.slice(index + 1);
    const end = after.findIndex((block) => block.type === 'heading' && (block as Heading).depth <= heading.depth);
    const below = end < 0 ? after : after.slice(0, end);
    if (below.length > 0 && below.every((block) => gone.has(block))) gone.add(heading);
  }
}

/** Takes neighbours out together, with the space up to what follows, so that a list does not fall apart. */
function editsIn(parent: Parents, gone: ReadonlySet<Nodes>): Edit[] {
  const children: Nodes[] = parent.children;
  return children.flatMap((node, index): Edit[] => {
    if (!gone.has(node)) return isContainer(node) ? editsIn(node, gone) : [];
    const previous = children[index - 1];
    if (previous && gone.has(previous)) return [];
    const next = children.slice(index).find((one) => !gone.has(one));
    const { start } = rangeOf(node);
    if (next) return [{ start, end: rangeOf(next).start, text: '' }];
    return [{ start: previous ? rangeOf(previous).end : start, end: rangeOf(parent).end, text: '' }];
  });
}
