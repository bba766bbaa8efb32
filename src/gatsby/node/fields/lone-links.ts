/** The link that a paragraph or an entry consists of, as remark writes it. */
const loneLink = /(?<=<(?:p|li)>\s*)<a (?=(?:(?!<\/a>).)*<\/a>\s*<\/(?:p|li)>)/gs;

/** HTML made of Markdown, whose links that stand alone say so: no line of text limits how high a finger may touch them. */
export const withLoneLinks = (html: string): string => html.replace(loneLink, '<a class="lone" ');
