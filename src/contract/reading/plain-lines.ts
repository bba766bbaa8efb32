/** A file's text without what editors need not care for: Windows line endings and the byte order mark. */
export function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}
