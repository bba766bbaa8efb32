/** Links to pages of this and of other sites, as remark writes them. */
const link = /<a ([^>]*href="((?:https?:)?\/[^"]*)"[^>]*)>(.*?)<\/a>/gs;

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/**
 * HTML made of Markdown, whose links know their whole address: on paper it stands behind each, unless its words are the
 * address.
 */
export const withLinkAddresses = (html: string, origin: string): string =>
  html.replace(link, (whole, attributes, to: string, words: string) => {
    const address = to.startsWith('/') ? origin + to : to;
    return withoutSlash(words) === withoutSlash(address)
      ? whole
      : `<a ${attributes} data-address="${address}">${words}</a>`;
  });
