/** What a mail link can fill in, in small letters, as the page reads it (RFC 6068, 5). */
const mailField = /^(?:subject|body|cc|bcc)=/;

/** What is wrong with the fields of a mail link, which stand after its first `?`; nothing if they are well written. */
export function mailFieldsFault(fields: string): string | undefined {
  if (fields.includes('#')) return 'which has a #, where an address ends. Write %23 for the sign itself';
  if (fields.includes('?'))
    return 'which has a second ?. Write & in its place if a field follows (&body=…), or %3F if it is a question mark';
  const wrong = fields.split('&').find((field) => !mailField.test(field));
  if (wrong === undefined) return undefined;
  return wrong === ''
    ? 'with a ? or a & that no field follows. Remove the sign'
    : `where "${wrong.split('=')[0]}" is no field. Write subject=, body=, cc= or bcc=, and %26 for the sign & itself`;
}
