import type { Root } from 'mdast';
import type { Range } from '../source';
import { applyEdits, type Edit } from './edits';
import { type Inline, parseMarkdown, readBlocks } from './markdown';
import { frenchEdits } from './typography';

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
  const edits = lang === 'fr' ? frenchEdits(block.map(({ value }) => value).join('')) : [];
  if (edits.length === 0) return [];
  const pieces = block.map((piece) => ({ length: piece.value.length, rangeAt: placesOf(piece, source) }));
  const rangeAt: Places = (index) => {
    let offset = index;
    for (const { length, rangeAt } of pieces) {
      if (offset < length) return rangeAt(offset);
      offset -= length;
    }
    return undefined;
  };
  return edits.flatMap((edit) => toSourceEdit(edit, rangeAt) ?? []);
}

/** Where each character of a text is written. */
type Places = (index: number) => CharacterRange | undefined;

function placesOf({ value, node, range, depth }: Inline, source: string): Places {
  if (!node) return () => undefined;
  // Most texts are read as they are written.
  if (source.slice(range.start, range.end) === value)
    return (index) => ({ start: range.start + index, end: range.start + index + 1, depth });
  const ranges = alignWithSource(value, source, range).map((one) => ({ ...one, depth }));
  return (index) => ranges[index];
}

/** The same change, counted in the source. */
function toSourceEdit({ start, end, text }: Edit, rangeAt: Places): Edit | undefined {
  const ranges = Array.from({ length: end - start }, (_, index) => rangeAt(start + index));
  const [first] = ranges;
  if (start === end) return insertBetween(rangeAt(start - 1), rangeAt(start), text);
  const last = ranges.at(-1);
  // A change that reaches over a mark of Markdown would delete it.
  const isUnbroken = ranges.slice(0, -1).every((range, index) => range?.end === ranges[index + 1]?.start);
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
    // Spaces and tabs at the end of a line are not part of the text.
    if (character === '\n') while (/[ \t]/.test(source[at] ?? '')) at += 1;
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
