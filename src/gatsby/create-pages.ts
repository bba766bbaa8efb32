import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defaultLanguage } from '../constants';
import { buildIsland } from '../search/build-island';

type LegalNode = { address: string; path: string; lang: string; former?: boolean };
type HelpNode = { path: string; lang: string };

const template = (name: string) => path.resolve(`src/templates/${name}-page.tsx`);

/** Creates every page of the site: the landing page, the 404 page, the help pages and the legal documents. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType }) => {
  const { createPage } = actions;
  createPage({ path: '/', component: template('landing'), context: { lang: defaultLanguage } });
  createPage({ path: '/404.html', component: template('not-found'), context: { lang: defaultLanguage } });

  const { script: island, index } = await buildIsland();
  // From the nodes, so that each page has its data: content with diagnostics makes neither.
  for (const { path, lang } of getNodesByType('Support') as unknown as HelpNode[])
    createPage({ path, component: template('support'), context: { lang, island, index: index[lang] } });

  const legal = getNodesByType('LegalDocument') as unknown as LegalNode[];
  const current = legal.filter(({ former }) => !former).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const document of legal) {
    const position = current.indexOf(document);
    // Null, because GraphQL ignores a filter whose value is undefined.
    const neighbours = { previous: current[position - 1]?.path ?? null, next: current[position + 1]?.path ?? null };
    const context = { lang: document.lang, ...neighbours };
    createPage({ path: document.address, component: template('legal'), context });
  }
};
