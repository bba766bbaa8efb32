import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../load-content';
import type { ContentType } from '../schema/content-types';
import { buildIsland } from '../search/build-island';
import { searchData } from '../search/search-index';
import { pagePath, pageTemplates } from './site-pages';
import { writeHashed } from './write-hashed';

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
  for (const [type, template] of Object.entries(pageTemplates) as [ContentType, string][]) {
    const component = resolve('src/templates', template);
    for (const node of getNodesByType(type) as unknown as { lang: string }[]) {
      const { lang } = node;
      const path = pagePath(type, node);
      const context = type === 'Support' ? { lang, island, index: indexes[lang] } : { lang };
      if (path) actions.createPage({ path, component, context });
    }
  }
};
