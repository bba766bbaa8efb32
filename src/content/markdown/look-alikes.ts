import type { MarkdownFault } from './fault';

/** What begins an entry of a list elsewhere, and is text here: `• `, `– `, `o `, `-un`, `1/ `, `1 - `, `1° `, `(1) `, `a) `, `a. `, an emoji. */
const foreignSign =
  /^(?:[•·‣◦▪●○■➢➤☐✓]|[–—−→o]\s|\\?[-+*]\s|\p{Extended_Pictographic}|\d\ufe0f?\u20e3|\d{1,2} [-–—]\s|[-+](?=\p{L})|\d{1,2}[/°º]\s|\((?:\d{1,2}|[a-zA-Z]|[ivx]+)\)\s|(?:[a-zA-Z]|[ivx]+)\)\s|[a-z]\.\s)/u;

/** No sentence begins with one of them. */
const bullet = /^[ \t>]*[•‣◦▪●○■➢➤]/;

/** With the space that some keyboards make together with Alt, the sign begins neither a heading nor an entry. */
const stuckSign = /^[ \t>]*(#{1,6}|[-*+]|\d{1,2}[.)])[\u00a0\u202f]/m;

/** At the beginning of a line, such a space keeps it from being a heading, an entry or an empty line. */
const stuckLine = /^[ \t>]*[\u00a0\u202f]/m;

/** An entry that begins no list, because only one with the number 1 may follow a line of text (CommonMark, 5.2). */
const laterNumber = /^\d{1,2}[.)]\s/;

/** The line below the head of a table, in GitHub's dialect. */
const tableRule = /^\|?\s*:?-+:?\s*\|/;
const tableRow = /^\|.*\|$/;

const listMessage = 'Begin each entry with "- " (or "1. "), with an empty line above the first.';

/**
 * A list or a table as other programs write it, which the page runs together.
 * @param written a paragraph, as its source has it
 * @returns the fault, at its first line, counted from the beginning of `written`
 */
export function lookAlike(written: string): MarkdownFault | undefined {
  const stuck = stuckSign.exec(written);
  if (stuck)
    return {
      offset: stuck.index + stuck[0].length - 1,
      message: `The space after ${stuck[1]} is a no-break space. Type an ordinary space in its place.`,
    };
  const begun = stuckLine.exec(written);
  if (begun)
    return {
      offset: begun.index + begun[0].length - 1,
      message: 'The line begins with a no-break space. Remove it, or type ordinary spaces in its place.',
    };
  const alone = bullet.exec(written);
  if (alone) return { offset: alone[0].length - 1, message: `The page shows no list here. ${listMessage}` };
  // Most paragraphs are one line.
  if (!/[\n|]/.test(written)) return undefined;
  const lines = linesOf(written);
  const entry = firstOfSeveral(lines, foreignSign);
  if (entry) return { offset: entry.offset, message: `The page shows no list here. ${listMessage}` };
  const numbered = lines.find(({ text }) => laterNumber.test(text));
  if (numbered)
    return {
      offset: numbered.offset,
      message: `A number begins no list right below other words. ${listMessage} A number that ends a sentence stays on the line of its words.`,
    };
  const row = firstOfSeveral(lines, tableRow) ?? lines.find(({ text }) => tableRule.test(text)) ?? firstTabbed(lines);
  return row && { offset: row.offset, message: 'There are no tables here. Write a list: "- " begins each entry.' };
}

/** Whether a line begins as people begin the entry of a list: in Markdown, or elsewhere. */
export const beginsEntry = (line: string): boolean => foreignSign.test(line) || laterNumber.test(line);

type Line = { text: string; offset: number };

/** Without what indents or quotes them. */
function linesOf(written: string): Line[] {
  return [...written.matchAll(/^[ \t>]*(.*)$/gm)].map(({ 0: whole, 1: text = '', index }) => ({
    text: text.trimEnd(),
    offset: index + whole.length - text.length,
  }));
}

/** The first line of those that match, if there are two at least. */
function firstOfSeveral(lines: Line[], pattern: RegExp): Line | undefined {
  const [first, second] = lines.filter(({ text }) => pattern.test(text));
  return second && first;
}

/** The first row pasted from a spreadsheet: another line has as many tabs. */
function firstTabbed(lines: Line[]): Line | undefined {
  const tabs = ({ text }: Line) => text.split('\t').length - 1;
  return lines.find(
    (line, index) => tabs(line) > 0 && lines.slice(index + 1).some((other) => tabs(other) === tabs(line)),
  );
}
