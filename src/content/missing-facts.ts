import type { Blockquote, List, ListItem, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { awaitedFactKeys } from '../schema/fact-keys';
import type { Facts } from '../schema/site';
import { parseMarkdown, rangeOf } from './markdown';
import type { Range } from './source-text';
import { findTokens } from './tokens';

type Container = Root | Blockquote | List | ListItem;

/** True for a fact that nobody has given yet, and whose paragraph is left out until then. */
export function isMissingFact(name: string, facts: Partial<Facts>): boolean {
  return awaitedFactKeys.includes(name) && Reflect.get(facts, name) === undefined;
}

/**
 * The body of a legal document without the paragraphs and list items that name a missing fact, and without what makes no
 * sense alone: an introduction ending in a colon before a removed list, and a heading with nothing left below it.
 */
export function withoutMissingFacts(markdown: string, facts: Partial<Facts>): string {
  const namesMissingFact = (node: Nodes) => {
    const { start, end } = rangeOf(node);
    return findTokens(markdown.slice(start, end)).some(({ name }) => isMissingFact(name, facts));
  };
  let remaining = '';
  let offset = 0;
  for (const { start, end } of removedRanges(parseMarkdown(markdown), namesMissingFact)) {
    remaining += markdown.slice(offset, start);
    offset = end;
  }
  return remaining + markdown.slice(offset);
}

/** What to remove below a node, in order. The empty lines before a removed node, or after the first one, go with it. */
function removedRanges(parent: Container, namesMissingFact: (node: Nodes) => boolean): Range[] {
  const removed = removedChildren(parent, namesMissingFact);
  const ranges: Range[] = [];
  let previousEnd: number | undefined;
  for (const [index, node] of parent.children.entries()) {
    const { start, end } = rangeOf(node);
    if (!removed.has(node)) {
      if (isContainer(node)) ranges.push(...removedRanges(node, namesMissingFact));
      previousEnd = end;
      continue;
    }
    const next = parent.children[index + 1];
    if (previousEnd !== undefined) ranges.push({ start: previousEnd, end });
    else ranges.push({ start, end: next ? rangeOf(next).start : end });
  }
  return ranges;
}

function removedChildren(parent: Container, namesMissingFact: (node: Nodes) => boolean): Set<Nodes> {
  const children: Nodes[] = parent.children;
  const isRemoved = (node: Nodes): boolean => {
    if (node.type === 'heading' || !namesMissingFact(node)) return false;
    if (!isContainer(node)) return true;
    const removedInside = removedChildren(node, namesMissingFact);
    const [first] = node.children;
    if (node.type === 'listItem') return first !== undefined && removedInside.has(first);
    return removedInside.size === node.children.length;
  };
  const removed = new Set(children.filter(isRemoved));
  for (const [index, node] of children.entries()) {
    const next = children[index + 1];
    const introducesNext = node.type === 'paragraph' && textOf(node).trimEnd().endsWith(':');
    if (introducesNext && next?.type === 'list' && removed.has(next)) removed.add(node);
  }
  for (const [index, heading] of children.entries()) {
    if (heading.type !== 'heading') continue;
    const below = children.slice(index + 1);
    const end = below.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    const section = end < 0 ? below : below.slice(0, end);
    const hasRemoved = section.some((node) => removed.has(node));
    if (hasRemoved && section.every((node) => node.type === 'heading' || removed.has(node))) removed.add(heading);
  }
  return removed;
}

function isContainer(node: Nodes): node is Container {
  return node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem';
}
