/** A file's text without what editors need not care for: other line endings and the byte order mark. */
export function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** Markdown without the empty lines around it. Its first line keeps its indent, which may be that of a whole list. */
export function withoutEmptyEdges(markdown: string): string {
  return markdown.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}
