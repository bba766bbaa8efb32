const slashed = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?)\s*\/>/g;

/**
 * A page without the slashes that React ends void elements with: HTML has no use for them (HTML Standard, 13.1.2.1), and
 * without them a page is some 15 bytes smaller, compressed.
 */
export const withoutVoidSlashes = (html: string): string => html.replace(slashed, '$1>');
