/**
 * A `mailto:` address with a subject and the beginning of a body (RFC 6068). Other addresses stay as they are.
 * @param to as the content writes it; its own subject gives way to `subject`, what else it holds stays
 * @param lines what the mail asks for, put below the room for the question
 */
export const mailLink = (to: string, lines: readonly string[], subject?: string): string => {
  if (!/^mailto:/i.test(to)) return to;
  const { pathname, search } = new URL(to);
  // In a mail's address a plus is a plus (RFC 6068, section 5).
  const own = new URLSearchParams(search.replaceAll('+', '%2B'));
  const fields = [
    ...[...own].filter(([name]) => name !== 'subject' && name !== 'body'),
    ['subject', subject ?? own.get('subject') ?? ''],
    ['body', `${own.get('body') ?? ''}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`],
  ] as const;
  const query = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${pathname}?${query.join('&')}`;
};
