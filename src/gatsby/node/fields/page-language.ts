import { defaultLanguage } from '../../../content/constants';

type Filter = { path: { eq: string } } | { address: { eq: string } };
type Query = { type: string; query: { filter?: Filter } };
type NodeModel = { findOne: (query: Query) => Promise<unknown> };

/**
 * The language of the page that a link leads to (`hreflang`, HTML Standard 4.6.3).
 * @param to as the content writes it
 * @returns null for a section of the page itself, a mail or another site
 */
export const pageLanguage = async (to: string | null | undefined, nodeModel: NodeModel): Promise<string | null> => {
  if (!to?.startsWith('/')) return null;
  const [path = ''] = to.split('#');
  if (path === '/') return defaultLanguage;
  for (const type of ['LegalDocument', 'Support']) {
    const page = await nodeModel.findOne({
      type,
      query: { filter: type === 'LegalDocument' ? { address: { eq: path } } : { path: { eq: path } } },
    });
    if (page) return (page as { lang: string }).lang;
  }
  return null;
};

/** Links to pages of this site, as remark writes them. */
const pageLink = /<a (href="(\/[^"]*)")/g;

/** HTML made of Markdown in a language, whose links to pages in other languages say so. */
export const withLinkLanguages = async (html: string, lang: string, nodeModel: NodeModel): Promise<string> => {
  const addresses = new Set(Array.from(html.matchAll(pageLink), ([, , to = '']) => to));
  const languages = new Map(
    await Promise.all([...addresses].map(async (to) => [to, await pageLanguage(to, nodeModel)] as const)),
  );
  return html.replace(pageLink, (link, href, to) => {
    const other = languages.get(to);
    return other && other !== lang ? `<a hreflang="${other}" ${href}` : link;
  });
};
