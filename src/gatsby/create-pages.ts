import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../load-content';
import type { ContentType } from '../schema/content-types';
import { byLegalOrder } from '../schema/legal-paths';
import { buildIsland } from '../search/build-island';
import { searchData } from '../search/search-index';
import { pagePath, pageTemplates } from './site-pages';
import { writeHashed } from './write-hashed';

/** The fields that are read here of the node of a document. */
type PageNode = { lang: string; path: string; former?: boolean };

/** Writes the script of the search, and for each language the data that it searches. */
const writeSearch = async () => {
  const { text } = await buildIsland();
  const { documents } = await loadContent();
  const indexes: Record<string, string> = {};
  for (const [lang, data] of Object.entries(searchData(documents)))
    indexes[lang] = writeHashed('public', `search-${lang}.json`, JSON.stringify(data));
  return { island: writeHashed('public', 'search.js', text), indexes };
};

/** Creates every page of the site, from the nodes, so that each page has its data. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType }) => {
  const { island, indexes } = await writeSearch();
  const nodesOf = (type: ContentType) => getNodesByType(type) as unknown as PageNode[];
  const current = nodesOf('LegalDocument').filter(({ former }) => !former);
  const legalPaths = current.sort(byLegalOrder).map(({ path }) => path);

  const contextOf = (type: ContentType, node: PageNode) => {
    const { lang, path } = node;
    if (type === 'Support') return { lang, island, index: indexes[lang] };
    if (type !== 'LegalDocument') return { lang };
    const position = legalPaths.indexOf(path);
    // Null, because GraphQL ignores a filter whose value is undefined.
    return { lang, previous: legalPaths[position - 1] ?? null, next: legalPaths[position + 1] ?? null };
  };

  for (const [type, template] of Object.entries(pageTemplates) as [ContentType, string][]) {
    for (const node of nodesOf(type)) {
      const path = pagePath(type, node);
      if (path)
        actions.createPage({ path, component: resolve('src/templates', template), context: contextOf(type, node) });
    }
  }
};
