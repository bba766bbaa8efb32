import type { Root } from 'mdast';
import { type Inline, parseMarkdown, readBlocks } from '../markdown/markdown';
import type { Range } from '../reading/source-text';
import { applyEdits, type Edit } from './edits';
import { typographicEdits } from './typeset';

/**
 * Markdown with the typography of its language. Only the words change, in the source text itself:
 * code, addresses and the marks of Markdown stay as they were written.
 */
export function typesetMarkdown(source: string, lang: string): string {
  return applyEdits(source, markdownEdits(parseMarkdown(source), source, lang));
}

/** The changes to Markdown that is parsed already. */
export function markdownEdits(tree: Root, source: string, lang: string): Edit[] {
  return readBlocks(tree).flatMap((block) => typesetBlock(block, source, lang));
}

/** Where a character is written, and inside how many marks. */
type CharacterRange = Range & { depth: number };

/** A block is typeset as a whole, because a word and its punctuation may stand in different pieces: `**Nom** :`. */
function typesetBlock(block: Inline[], source: string, lang: string): Edit[] {
  const edits = typographicEdits(block.map(({ value }) => value).join(''), lang);
  if (edits.length === 0) return [];
  const ranges = block.flatMap(({ value, range, depth }): (CharacterRange | undefined)[] =>
    range
      ? alignWithSource(value, source, range).map((range) => ({ ...range, depth }))
      : Array<undefined>(value.length).fill(undefined),
  );
  return edits.flatMap((edit) => toSourceEdit(edit, ranges) ?? []);
}

/** The same change, counted in the source. */
function toSourceEdit({ start, end, text }: Edit, ranges: (CharacterRange | undefined)[]): Edit | undefined {
  const first = ranges[start];
  if (start === end) return insertBetween(ranges[start - 1], first, text);
  const last = ranges[end - 1];
  // A change that reaches over a mark of Markdown would delete it.
  const isUnbroken = ranges
    .slice(start, end - 1)
    .every((range, index) => range?.end === ranges[start + index + 1]?.start);
  return first && last && isUnbroken ? { start: first.start, end: last.end, text } : undefined;
}

/** In `**Oui**!` the space goes before the mark of exclamation and outside the stars: a space inside them would undo the bold. */
function insertBetween(
  before: CharacterRange | undefined,
  after: CharacterRange | undefined,
  text: string,
): Edit | undefined {
  const at = after && (!before || after.depth <= before.depth) ? after.start : before?.end;
  return at === undefined ? undefined : { start: at, end: at, text };
}

/**
 * Where each character of a text node is written: one character in the source, except for
 * escapes (`\*`), character references (`&amp;`) and the indentation after a line break.
 */
function alignWithSource(value: string, source: string, range: Range): Range[] {
  const ranges: Range[] = [];
  let at = range.start;
  for (const character of value.split('')) {
    // Spaces at the end of a line are not part of the text.
    if (character === '\n') while (source[at] === ' ') at += 1;
    const start = at;
    const reference = source[at] === '&' ? /^&(?:#x?[\da-f]+|\w+);/i.exec(source.slice(at, at + 40))?.[0] : undefined;
    if (source[at] === '\\' && source[at + 1] === character && character !== '\\') at += 2;
    else if (reference && (character !== '&' || /^&(?:amp|#38|#x26);$/i.test(reference))) at += reference.length;
    else at += 1;
    if (character === '\n') while (/[ \t>]/.test(source[at] ?? '') && at < range.end) at += 1;
    ranges.push({ start, end: at });
  }
  return ranges;
}
