import { LineCounter } from 'yaml';
import type { Position } from './diagnostic';

export type Range = { start: number; end: number };

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

  /** Finds words in a stretch (`nth` counts from 0), where lines may be broken at any space; else, its beginning. */
  finder({ start, end }: Range) {
    return (words: string, nth = 0): Position => {
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
