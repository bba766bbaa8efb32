import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { awaitedFactKeys } from '../schema/fact-keys';
import type { FieldKind } from '../schema/fields';
import type { Facts } from '../schema/site';
import { parseMarkdown, rangeOf } from './markdown';
import { findTokens } from './tokens';

/** True for a fact that nobody has given yet, and whose paragraph or optional text is left out until then. */
export function isMissingFact(name: string, facts: Partial<Facts>): boolean {
  return awaitedFactKeys.includes(name) && Reflect.get(facts, name) === undefined;
}

/**
 * Markdown without the paragraphs and list items that name a missing fact, and without what makes no
 * sense alone: an introduction ending in a colon before a removed list, and a heading with nothing left below it.
 */
export function withoutMissingFacts(markdown: string, facts: Partial<Facts>): string {
  const removed = new Set<Nodes>();
  removeBelow(parseMarkdown(markdown), removed, (node) => {
    const { start, end } = rangeOf(node);
    return findTokens(markdown.slice(start, end)).some(({ name }) => isMissingFact(name, facts));
  });
  if (removed.size === 0) return markdown;
  const isRemoved = (line: number) =>
    [...removed].some(({ position }) => position && position.start.line <= line && position.end.line >= line);
  const lines = markdown.split('\n').filter((_, index) => !isRemoved(index + 1));
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/**
 * What is shown of a field of a YAML file: Markdown without the paragraphs that name a missing fact, and an optional text
 * that names one not at all (`undefined`). A text that the page cannot do without stays, so that its tokens are reported.
 */
export function shownOfField(value: string, kind: FieldKind | undefined, isOptional: boolean, facts: Partial<Facts>) {
  if (!findTokens(value).some(({ name }) => isMissingFact(name, facts))) return value;
  const rest = kind === 'prose' ? withoutMissingFacts(value, facts).trim() : '';
  if (rest) return rest;
  return isOptional && (kind === 'text' || kind === 'prose') ? undefined : value;
}

/** Adds nodes below `parent` to `removed`: a list item is removed if its first
 * paragraph is, a list or quotation if all its parts are. */
function removeBelow(parent: Parents, removed: Set<Nodes>, namesMissingFact: (node: Nodes) => boolean): void {
  const children: Nodes[] = parent.children;
  for (const node of children) {
    if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
      removeBelow(node, removed, namesMissingFact);
      const parts: Nodes[] = node.type === 'listItem' ? node.children.slice(0, 1) : node.children;
      if (parts.length > 0 && parts.every((part) => removed.has(part))) removed.add(node);
    } else if (node.type !== 'heading' && namesMissingFact(node)) removed.add(node);
  }
  for (const [index, node] of children.entries()) {
    const next = children[index + 1];
    const isIntroduction = node.type === 'paragraph' && textOf(node).trimEnd().endsWith(':');
    if (isIntroduction && next?.type === 'list' && removed.has(next)) removed.add(node);
  }
  for (const [index, heading] of children.entries()) {
    if (heading.type !== 'heading') continue;
    const below = children.slice(index + 1);
    const end = below.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    const blocks = below.slice(0, end < 0 ? undefined : end).filter(({ type }) => type !== 'heading');
    if (blocks.length > 0 && blocks.every((block) => removed.has(block))) removed.add(heading);
  }
}
