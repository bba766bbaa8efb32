import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { defaultLanguage } from '../constants';
import { buildIsland } from '../search/build-island';
import { writeSearchIndexes } from '../search/search-index';

type LegalNode = { address: string; path: string; lang: string; former?: boolean };
type HelpNode = { path: string; lang: string };

const template = (name: string) => path.resolve(`src/templates/${name}-page.tsx`);

/** The documents of the content that are pages, from the same nodes as the pages' data. */
const pageNodes = ({ getNodesByType }: NodePluginArgs) => ({
  legal: getNodesByType('LegalDocument') as unknown as LegalNode[],
  help: getNodesByType('Support') as unknown as HelpNode[],
});

/** The development server bundles the help search with all else, and needs only what is searched. */
const makeSearch = async () =>
  process.env.NODE_ENV === 'development' ? { script: undefined, index: writeSearchIndexes() } : buildIsland();

/** Creates every page of the site: the landing page, the 404 page, the help pages and the legal documents. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { createPage } = api.actions;
  createPage({ path: '/', component: template('landing'), context: { lang: defaultLanguage } });
  createPage({ path: '/404.html', component: template('not-found'), context: { lang: defaultLanguage } });

  const { legal, help } = pageNodes(api);
  const { script: island, index } = await makeSearch();
  for (const { path, lang } of help)
    createPage({ path, component: template('support'), context: { lang, island, index: index[lang] } });

  const current = legal.filter(({ former }) => !former).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const document of legal) {
    const position = current.indexOf(document);
    // Null, because GraphQL ignores a filter whose value is undefined.
    const neighbours = { previous: current[position - 1]?.path ?? null, next: current[position + 1]?.path ?? null };
    const context = { lang: document.lang, ...neighbours };
    createPage({ path: document.address, component: template('legal'), context });
  }
};
