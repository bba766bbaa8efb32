import type { Position } from './diagnostic';

/** The text of a file, and the way from an offset in it to line and column. */
export class SourceText {
  readonly #lineStarts: number[] = [0];

  constructor(
    /** Path from the project root. */
    readonly file: string,
    readonly text: string,
  ) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#lineStarts.push(at + 1);
    }
  }

  positionAt(offset: number): Position {
    const line = this.#countLinesUpTo(offset);
    return { line, column: offset - (this.#lineStarts[line - 1] ?? 0) + 1 };
  }

  /** The lines that begin at an offset or before it, found by halving. */
  #countLinesUpTo(offset: number): number {
    let first = 0;
    let last = this.#lineStarts.length;
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      if ((this.#lineStarts[middle] as number) > offset) last = middle;
      else first = middle + 1;
    }
    return first;
  }
}

/** A stretch of a file, from `start` up to `end`. */
export type Range = { start: number; end: number };

/** Finds words in a stretch of a file: the place of the nth occurrence, counted from 0. */
export type Find = (words: string, nth?: number) => Position;

/** Finds words where lines may be broken at any space; else, the beginning of the stretch. */
export function finder(source: SourceText, { start, end }: Range): Find {
  return (words, nth = 0) => {
    const escaped = words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '[\\s>]+');
    const matches = escaped === '' ? [] : [...source.text.slice(start, end + 1).matchAll(new RegExp(escaped, 'g'))];
    return source.positionAt(start + (matches[nth]?.index ?? 0));
  };
}

/** A file's text without what editors need not care for: other line endings and the byte order mark. */
export function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** Markdown without the empty lines around it. Its first line keeps its indent, which may be that of a whole list. */
export function withoutEmptyEdges(markdown: string): string {
  return markdown.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}
