import { beginsEntry } from '../markdown/look-alikes';

/** An entry of a list, in the lines that follow the sign |. */
const entry = /(?<=\n[ \t]*)[-*+•–][ \t]/;

/** The first of two lines that begin as entries do: a single dash may stand between words where lines become one. */
const firstEntry = (written: string): number | undefined => {
  const entries = [...written.matchAll(/(?<=\n[ \t]*)\S.*/g)].filter(({ 0: line }) => beginsEntry(line));
  return entries.length > 1 ? entries[0]?.index : undefined;
};

/**
 * What stands on lines of its own in a plain text, and is one paragraph on the page.
 * @param written the text as the file has it, from its first sign on
 * @param value what YAML makes of it
 * @returns the first such place, counted from the beginning of `written`; nothing for a text on one line or wrapped
 */
export function runTogether(written: string, value: string): { offset: number; message: string } | undefined {
  if (!written.includes('\n')) return undefined;
  const list = (value.trim().includes('\n') ? entry.exec(written)?.index : undefined) ?? firstEntry(written);
  if (list !== undefined)
    return {
      offset: list,
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
