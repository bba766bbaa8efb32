import { type Facts, openFactKeys } from '../schema/site';
import { findTokens } from './tokens';

/** True for the name of a fact that nobody has given yet, and without which a document is shown all the same. */
export function isOpenFact(name: string, facts: Partial<Facts>): boolean {
  return openFactKeys.includes(name) && Reflect.get(facts, name) === undefined;
}

/**
 * The written body of a legal document without the paragraphs and list items that name a fact not given yet. With them
 * goes what then has no sense: the words with a colon that lead to a list of which nothing is left, and a heading with
 * nothing left below it. A heading that names such a fact itself stays; the check refuses it.
 */
export function withoutOpenFacts(markdown: string, facts: Partial<Facts>): string {
  const isOpen = (text: string) => findTokens(text).some(({ name }) => isOpenFact(name, facts));
  if (!isOpen(markdown)) return markdown;
  const blocks = markdown.split(/\n(?:[ \t]*\n)+/);
  const left = blocks.map((block) => (isOpen(block) && !depthOf(block) ? withoutItems(block, isOpen) : block));
  // From the end, so that a section knows what is left of the smaller ones below it.
  for (const [index, block] of [...left.entries()].reverse()) {
    const depth = depthOf(block);
    const below = left.slice(index + 1);
    const end = below.findIndex((one) => depthOf(one) > 0 && depthOf(one) <= depth);
    const section = depth ? below.slice(0, end < 0 ? undefined : end) : [];
    const isIntroduction = /:\s*$/.test(block) && below[0] === '' && listItem.test(blocks[index + 1] ?? '');
    if (isIntroduction || (section.length > 0 && section.every((one) => one === ''))) left[index] = '';
  }
  return left.filter((block) => block !== '').join('\n\n');
}

const listItem = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/;

const depthOf = (block: string): number => /^(#{1,6})\s/.exec(block)?.[1]?.length ?? 0;

/** A block without the entries for which `isOpen`, and without the smaller ones below them; a paragraph is one entry. */
function withoutItems(block: string, isOpen: (text: string) => boolean): string {
  let openIndent = Number.POSITIVE_INFINITY;
  const items = block.split(new RegExp(`\\n(?=${listItem.source.slice(1)})`)).filter((item) => {
    const indent = item.search(/\S/);
    if (indent > openIndent) return false;
    openIndent = isOpen(item) ? indent : Number.POSITIVE_INFINITY;
    return !isOpen(item);
  });
  return items.join('\n');
}
