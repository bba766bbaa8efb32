import { awaitedFactKeys, type Facts } from '../schema/site';
import { findTokens } from './tokens';

/** True for a fact that nobody has given yet, and whose paragraph is left out until then. */
export function isMissingFact(name: string, facts: Partial<Facts>): boolean {
  return awaitedFactKeys.includes(name) && Reflect.get(facts, name) === undefined;
}

/**
 * The body of a legal document without the paragraphs and list items that name a missing fact. With them goes what
 * makes no sense alone: the words with a colon before a list that is gone, and a heading with nothing left below it.
 */
export function withoutMissingFacts(markdown: string, facts: Partial<Facts>): string {
  const isMissing = (text: string) => findTokens(text).some(({ name }) => isMissingFact(name, facts));
  if (!isMissing(markdown)) return markdown;
  const blocks = markdown.split(/\n(?:[ \t]*\n)+/);
  const left = blocks.map((block) => (levelOf(block) ? block : withoutItems(block, isMissing)));
  // From the end, so that a section knows what is left of the smaller ones below it.
  for (const [index, block] of [...left.entries()].reverse()) {
    const level = levelOf(block);
    const below = left.slice(index + 1);
    const end = below.findIndex((one) => levelOf(one) > 0 && levelOf(one) <= level);
    const section = level ? below.slice(0, end < 0 ? undefined : end) : [];
    const leadsToNothing = /:\s*$/.test(block) && below[0] === '' && listItem.test(blocks[index + 1] ?? '');
    if (leadsToNothing || (section.length > 0 && section.every((one) => one === ''))) left[index] = '';
  }
  return left.filter((block) => block !== '').join('\n\n');
}

const listItem = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/;

/** 2 for `## Title`, 0 for what is no heading. */
const levelOf = (block: string): number => /^(#{1,6})\s/.exec(block)?.[1]?.length ?? 0;

/** A list without the items that name a missing fact and the smaller ones below them; a paragraph counts as one item. */
function withoutItems(block: string, isMissing: (text: string) => boolean): string {
  let removedIndent = Number.POSITIVE_INFINITY;
  const items = block.split(new RegExp(`\\n(?=${listItem.source.slice(1)})`)).filter((item) => {
    const indent = item.search(/\S/);
    if (indent > removedIndent) return false;
    removedIndent = isMissing(item) ? indent : Number.POSITIVE_INFINITY;
    return !isMissing(item);
  });
  return items.join('\n');
}
