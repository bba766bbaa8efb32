import { mailLink } from './mail-link';

const fields = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('adds the lines below the room for the question', () => {
  const href = mailLink('mailto:a@example.com?subject=A%20question', ['My iPhone:', 'iOS:']);
  expect(fields(href)).toEqual({ subject: 'A question', body: '\r\n\r\n\r\nMy iPhone:\r\niOS:\r\n' });
  expect(href).toMatch(/^mailto:a@example\.com\?/);
});

test('keeps what else the address holds', () => {
  const href = mailLink('mailto:a@example.com?cc=b@example.com&body=Hello,', ['iOS:']);
  expect(fields(href)).toEqual({ cc: 'b@example.com', body: 'Hello,\r\n\r\n\r\niOS:\r\n' });
});

test('takes any question as subject, and writes no plus for a space, which mail programs would show', () => {
  const question = 'Où & quand ? 100 % "sûr" + café = #1';
  const href = mailLink('mailto:a@example.com', ['iOS version:'], question);
  expect(fields(href).subject).toBe(question);
  expect(href).not.toContain('+');
});

test('leaves other links alone', () => {
  expect(mailLink('#faq', ['iOS:'])).toBe('#faq');
  expect(mailLink('https://example.com/?a=b', ['iOS:'])).toBe('https://example.com/?a=b');
});
