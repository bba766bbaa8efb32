/**
 * What no page can show, and what YAML and XML refuse: control characters and halves of characters. And the signs of the
 * category "format" (Unicode, General_Category Cf): they turn the direction of a text, or split a word or an address where
 * nobody sees it. Those that join letters, and that make emojis of several signs, may stand. The private signs (Co), such as a
 * word processor's bullets, show in the font alone that has them; those that end lines and paragraphs (Zl, Zp) nowhere.
 */
const invisible =
  /[^\P{Cc}\t\n\r\u0085]|[\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\ufffe\uffff]|(?![\u200c-\u200d\u{e0020}-\u{e007f}])\p{Cf}/u;

/** The first such sign in a text: its place, and its code to look it up by, as `U+000B`. */
export function findInvisible(text: string): { offset: number; code: string } | undefined {
  const found = invisible.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return { offset: found.index, code: `U+${code}` };
}
