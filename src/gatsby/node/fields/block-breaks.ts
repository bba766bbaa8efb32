/** Line breaks ahead of a block's tag. In code there is none: its signs < are written as entities. */
const breaks = /\n(?=<\/?(?:blockquote|li|ol|p|ul)\b)/g;

/**
 * HTML made of Markdown without the line breaks between its blocks, which no browser shows (CSS Text 3, 4.1.2): 10 to 20
 * bytes less in a page, compressed.
 */
export const withoutBlockBreaks = (html: string): string => html.replace(breaks, '');
