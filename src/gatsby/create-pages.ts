import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../check/load-content';
import { defaultLanguage } from '../constants';
import { buildIsland } from '../search/build-island';

const template = (name: string) => path.resolve(`src/templates/${name}-page.tsx`);

/** Creates every page of the site: the fixed ones, and one for each legal document and help page. */
export const createPages: GatsbyNode['createPages'] = async ({ actions: { createPage } }) => {
  const { documents } = await loadContent('content');
  createPage({ path: '/', component: template('landing'), context: { lang: defaultLanguage } });
  createPage({ path: '/404.html', component: template('not-found'), context: { lang: defaultLanguage } });
  const { script: island, index } = await buildIsland();
  for (const { type, lang, data } of documents)
    if (type === 'Support')
      createPage({ path: data.path, component: template('support'), context: { lang, island, index: index[lang] } });

  const legal = documents.flatMap(({ type, lang, data }) => (type === 'LegalDocument' ? { ...data, lang } : []));
  const current = legal.filter(({ former }) => !former).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const document of legal) {
    const place = current.indexOf(document);
    // Of a variable that is not there, GraphQL makes no filter.
    const neighbours = { previous: current[place - 1]?.path ?? null, next: current[place + 1]?.path ?? null };
    const context = { lang: document.lang, ...neighbours };
    createPage({ path: document.address, component: template('legal'), context });
  }
};
