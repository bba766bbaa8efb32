/** What no page can show, and what YAML and XML refuse: control characters and halves of characters. */
const invisible = /[^\P{Cc}\t\n\r\u0085]|\p{Cs}|[\ufffe\uffff]/u;

/** The first such sign in a text: its place, and its code to look it up by, as `U+000B`. */
export function findInvisible(text: string): { offset: number; code: string } | undefined {
  const found = invisible.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { offset: found.index, code: `U+${code}` };
}
