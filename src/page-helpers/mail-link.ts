/**
 * A `mailto:` address with a subject and the beginning of a body (RFC 6068). Other links stay as they are.
 * @param to the link as the content writes it
 * @param lines what the mail asks for: they stand below the room for the question
 * @param subject replaces the subject of the link
 */
export const mailLink = (to: string, lines: readonly string[], subject?: string): string => {
  if (!/^mailto:/i.test(to)) return to;
  const { pathname, search } = new URL(to);
  // In a mail's address a plus is a plus (RFC 6068, section 5); URLSearchParams reads and writes it as a space.
  const fields = new URLSearchParams(search.replaceAll('+', '%2B'));
  if (subject) fields.set('subject', subject);
  fields.set('body', `${fields.get('body') ?? ''}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`);
  return `mailto:${pathname}?${fields.toString().replaceAll('+', '%20')}`;
};
