import type { Position } from './diagnostic';

/** A part of a file, as offsets from its beginning. */
export type Range = { start: number; end: number };

/** The text of a file, for the line and the column of an offset. */
export class SourceText {
  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  positionAt(offset: number): Position {
    const lines = this.text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }

  /**
   * Returns a function that gives the position of a part of `text`, which YAML holds between two offsets of the file.
   * It finds the words of the part even across line breaks, and falls back to the start.
   */
  finder({ start, end }: Range, text: string) {
    return (offset: number, length: number): Position => {
      const words = text.slice(offset, offset + length);
      // The part is the nth occurrence of its words.
      const nth = text.slice(0, offset).split(words).length - 1;
      const pattern = escaped(words.trim()).replace(/\s+/g, '[\\s>]+');
      const matches = pattern ? [...this.text.slice(start, end + 1).matchAll(new RegExp(pattern, 'g'))] : [];
      return this.positionAt(start + (matches[nth]?.index ?? 0));
    };
  }
}

/** A text for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of a file with line ends of Unix, without byte order mark, and with é as one character (macOS writes two). */
export const plainLines = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
