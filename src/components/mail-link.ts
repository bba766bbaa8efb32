/**
 * A `mailto:` address with a subject and the beginning of a body (RFC 6068). Other addresses stay as they are.
 * @param to as the content writes it; its own subject gives way to `subject`, what else it holds stays
 * @param lines what the mail asks for, put below the room for the question
 */
export const mailLink = (to: string, lines: readonly string[], subject?: string): string => {
  if (!to.startsWith('mailto:')) return to;
  const { pathname, searchParams } = new URL(to);
  const own = Object.fromEntries(searchParams);
  const fields = {
    ...own,
    subject: subject ?? own.subject ?? '',
    body: `${own.body ?? ''}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`,
  };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${pathname}?${query.join('&')}`;
};
