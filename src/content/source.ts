import { LineCounter } from 'yaml';
import type { Position } from './diagnostic';

export type Range = { start: number; end: number };

/** Finds words in a stretch of a file: the place of the nth occurrence, counted from 0. */
export type Find = (words: string, nth?: number) => Position;

/** The text of a file, and the way from an offset in it to line and column. */
export class SourceText {
  readonly #lines = new LineCounter();

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#lines.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g)) this.#lines.addNewLine(index + 1);
  }

  positionAt(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset);
    return { line, column: col };
  }

  /** Finds words in a stretch, where lines may be broken at any space; else, the beginning of the stretch. */
  finder({ start, end }: Range): Find {
    return (words, nth = 0) => {
      const pattern = words
        .trim()
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '[\\s>]+');
      const matches = pattern ? [...this.text.slice(start, end + 1).matchAll(new RegExp(pattern, 'g'))] : [];
      return this.positionAt(start + (matches[nth]?.index ?? 0));
    };
  }
}

/**
 * A file's text without what editors need not care for: other line endings, the byte order mark, accents as characters of
 * their own (macOS), and letters that a PDF joins (ﬁ).
 */
export function plainLines(text: string): string {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return lines.normalize('NFC').replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'));
}
