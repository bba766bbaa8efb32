/** An entry of a list, in the lines that follow the sign |. */
const entry = /(?<=\n)[ \t]*[-*+•–][ \t]/;

const sign = String.raw`[ \t]*(?:[-*+•–—]|\d{1,2}[.)]|\d\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f?)[ \t]`;

/** Two lines that begin as entries do, where lines become one: a single dash there may stand between words. */
const entries = new RegExp(String.raw`(?<=\n)${sign}.*\n(?:.*\n)*?${sign}`, 'u');

/**
 * What stands on lines of its own in a plain text, and is one paragraph on the page.
 * @param written the text as the file has it, from its first sign on
 * @param value what YAML makes of it
 * @returns the first such place, counted from the beginning of `written`; nothing for a text on one line or wrapped
 */
export function runTogether(written: string, value: string): { offset: number; message: string } | undefined {
  const list = (value.trim().includes('\n') && entry.exec(written)) || entries.exec(written);
  if (list)
    return {
      offset: list.index + list[0].search(/\S/),
      message: 'This text holds no list: its lines run together. Write a sentence, or begin texts of their own.',
    };
  const gap = /\n[ \t]*\n(?=[ \t]*\S)/.exec(written.trimEnd());
  return gap
    ? {
        offset: gap.index + gap[0].length,
        message: 'This text is one paragraph: what stands below the empty line runs on with it. Remove the empty line.',
      }
    : undefined;
}
