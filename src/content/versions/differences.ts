import { diffArrays, diffWordsWithSpace } from 'diff';
import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ChangedParagraph, ChangedSection, LegalData } from '../schema/legal-document';
import { parseMarkdown } from '../text/markdown';

/** A version of a document, and the address of its page. */
export type Version = { address: string; data: Pick<LegalData, 'intro' | 'sections'> };

/** A heading, a paragraph or an entry of a list, as visitors read it. */
type Block = { text: string; isHeading: boolean; title: string | undefined; to: string };

type Words = NonNullable<ChangedParagraph['before']>;
type Change = { before?: Block; after?: Block };

/** How much of two paragraphs must be the same for one to be the other, changed. */
const likeness = 0.5;

/**
 * What is different between two versions, by section, in their order.
 * Words count, not how they are marked or where a link leads.
 */
export function differences(former: Version, newer: Version): ChangedSection[] {
  const before = blocksOf(former);
  const after = blocksOf(newer);
  const places = new Map(after.map(({ title, to }) => [title, to]));
  const sections: ChangedSection[] = [];
  for (const change of changes(before, after)) {
    const { title, to } = (change.after ?? change.before) as Block;
    const known = sections.find((one) => one.title === title);
    const section = known ?? { title, to: places.get(title) ?? to, paragraphs: [] };
    if (!known) sections.push(section);
    section.paragraphs.push(paragraphOf(change));
  }
  return sections;
}

function blocksOf({ address, data: { intro, sections } }: Version): Block[] {
  const inSection = (title: string | undefined, to: string, markdown: string) =>
    readTexts(markdown).map((text) => ({ text, isHeading: false, title, to }));
  return [
    ...inSection(undefined, address, intro),
    ...sections.flatMap(({ id, title, body }) => {
      const to = `${address}#${id}`;
      return [{ text: title, isHeading: true, title, to }, ...inSection(title, to, body)];
    }),
  ];
}

/** The paragraphs of a text without their marks. */
function readTexts(markdown: string): string[] {
  const texts: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'code') return undefined;
    texts.push(node.type === 'code' ? node.value : node.children.map(inlineText).join('').replaceAll('\n', ' '));
    return SKIP;
  });
  return texts;
}

function inlineText(node: PhrasingContent): string {
  return node.type === 'break' ? ' ' : textOf(node);
}

/** What was added, taken away or changed, in order. */
function changes(before: Block[], after: Block[]): Change[] {
  const isSame = (a: Block, b: Block) => a.isHeading === b.isHeading && a.text === b.text;
  const found: Change[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const pairUp = () => {
    found.push(...paired(removed, added));
    removed = [];
    added = [];
  };
  for (const part of diffArrays(before, after, { comparator: isSame })) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else pairUp();
  }
  pairUp();
  return found;
}

/** In a stretch where all is different: which paragraphs of one version became which of the other. */
function paired(removed: Block[], added: Block[]): Change[] {
  const found: Change[] = [];
  let next = 0;
  for (const before of removed) {
    const at = added.findIndex((after, index) => index >= next && areAlike(before, after));
    if (at < 0) found.push({ before });
    else {
      found.push(...added.slice(next, at).map((after) => ({ after })), { before, after: added[at] as Block });
      next = at + 1;
    }
  }
  return [...found, ...added.slice(next).map((after) => ({ after }))];
}

function areAlike(before: Block, after: Block): boolean {
  if (before.isHeading !== after.isHeading) return false;
  const length = (parts: { value: string }[]) => parts.reduce((sum, { value }) => sum + value.trim().length, 0);
  const parts = diffWordsWithSpace(before.text, after.text);
  const kept = length(parts.filter(({ added, removed }) => !added && !removed));
  return kept >= likeness * Math.max(before.text.length, after.text.length);
}

function paragraphOf({ before, after }: Change): ChangedParagraph {
  if (!before || !after) {
    const whole = ({ text }: Block): Words => [{ text, marked: true }];
    return { ...(before && { before: whole(before) }), ...(after && { after: whole(after) }) };
  }
  const parts = diffWordsWithSpace(before.text, after.text);
  return {
    before: joined(parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, marked: removed }))),
    after: joined(parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, marked: added }))),
  };
}

/** Marked words that only spaces keep apart become one; spaces at the ends of marked words are not marked. */
function joined(words: Words): Words {
  const isSpace = (text: string) => text.trim() === '';
  const marked = words.map(({ text, marked: own }, index) => ({
    text,
    marked: own || (isSpace(text) && !!words[index - 1]?.marked && !!words[index + 1]?.marked),
  }));
  return marked
    .reduce<Words>((all, word) => add(all, word), [])
    .flatMap(withoutOuterSpaces)
    .reduce<Words>(add, []);
}

function add(words: Words, { text, marked }: Words[number]): Words {
  const last = words.at(-1);
  return last?.marked === marked
    ? [...words.slice(0, -1), { text: last.text + text, marked }]
    : [...words, { text, marked }];
}

function withoutOuterSpaces({ text, marked }: Words[number]): Words {
  if (!marked) return [{ text, marked }];
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return [
    { text: start, marked: false },
    { text: inner, marked },
    { text: end, marked: false },
  ].filter((one) => one.text !== '');
}
