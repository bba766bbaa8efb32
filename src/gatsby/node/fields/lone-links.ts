/** A paragraph or an entry that is a link, or whose first paragraph is one, as remark writes it. */
const aroundLoneLink =
  /<(p|li)>(?=(?:\s*<p>)?(?:<(?:strong|em)>)*<a (?:(?!<\/a>).)*<\/a>(?:<\/(?:strong|em)>)*<\/(?:p|li)>)/gs;

/** HTML made of Markdown, in which the places of lone links say so: no line of text limits how high a finger may touch. */
export const withLoneLinks = (html: string): string => html.replace(aroundLoneLink, '<$1 class="lone">');
