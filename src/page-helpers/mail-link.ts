/**
 * A `mailto:` address with a subject and the beginning of a body (RFC 6068). Other links stay as they are.
 * @param to the link as the content writes it
 * @param lines what the mail asks for: they stand below the room for the question
 * @param subject replaces the subject of the link
 */
export const mailLink = (to: string, lines: readonly string[], subject?: string): string => {
  if (!/^mailto:/i.test(to)) return to;
  const { pathname, search } = new URL(to);
  const fields = new URLSearchParams(search);
  if (subject) fields.set('subject', subject);
  fields.set('body', `${fields.get('body') ?? ''}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`);
  // Mail programs would show a plus, which URLSearchParams writes for a space (RFC 6068, section 5).
  return `mailto:${pathname}?${fields.toString().replaceAll('+', '%20')}`;
};
