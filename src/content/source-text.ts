import { LineCounter } from 'yaml';
import type { Position } from './diagnostic';

/** Where a text stands in its file, as offsets from the beginning. */
export type Range = { start: number; end: number };

/** The text of a file, which tells the line and the column of an offset. */
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

  /**
   * Returns a function that finds words in a range, whose lines may be broken at any space. `nth` counts from 0 among
   * the same words. If they are not there, for YAML may write them as escapes, it answers the beginning of the range.
   */
  finder({ start, end }: Range) {
    return (words: string, nth = 0): Position => {
      const pattern = escaped(words.trim()).replace(/\s+/g, '[\\s>]+');
      const matches = pattern ? [...this.text.slice(start, end + 1).matchAll(new RegExp(pattern, 'g'))] : [];
      return this.positionAt(start + (matches[nth]?.index ?? 0));
    };
  }
}

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file's text with line ends of one character, without byte order mark, and with é as one character (macOS writes two). */
export const plainLines = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
