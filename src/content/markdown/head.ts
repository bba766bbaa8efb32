/**
 * The head of a Markdown file (its frontmatter): YAML between two lines of `---` at its beginning.
 * @param text with line ends of one sign
 * @returns where the YAML begins and ends, and where the body begins, in signs; `undefined` if there is no head, or no end of it
 */
export const findHead = (text: string): { start: number; end: number; body: number } | undefined => {
  const [whole, opening = '', yaml = ''] = /^(---[ \t]*\n)([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { start: opening.length, end: opening.length + yaml.length, body: whole.length };
};

/** The YAML of a Markdown file's head; empty if it has none. */
export const headOf = (text: string): string => {
  const head = findHead(text);
  return head ? text.slice(head.start, head.end) : '';
};
