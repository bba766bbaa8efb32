/** Whether a page asks search engines to leave it out, as the component `Seo` writes it. */
export const isNoindex = (html: string): boolean => /<meta[^>]* name="robots" content="noindex"/.test(html);
