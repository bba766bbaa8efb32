import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defaultLanguage } from '../content/constants';
import { buildIsland, writeSearchIndexes } from './island';

type Query = {
  allLegalDocument: { nodes: { id: string; address: string; lang: string; former: boolean | null }[] };
  allSupport: { nodes: { id: string; path: string; lang: string }[] };
};

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Creates every page of the site: the fixed ones, and one for each legal document and help page. */
export const createPages: GatsbyNode['createPages'] = async ({ actions: { createPage }, graphql, reporter }) => {
  const { data, errors } = await graphql<Query>(/* GraphQL */ `
    query Pages {
      allLegalDocument(sort: { path: ASC }) {
        nodes {
          id
          address
          lang
          former
        }
      }
      allSupport(sort: { path: ASC }) {
        nodes {
          id
          path
          lang
        }
      }
    }
  `);
  if (!data) {
    reporter.panic('The list of pages could not be read from the content.', errors);
    return;
  }

  createPage({ path: '/', component: template('landing'), context: { lang: defaultLanguage } });
  createPage({ path: '/404.html', component: template('not-found'), context: { lang: defaultLanguage } });
  // The development server bundles the help search with all else.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { script: island, index } = isDevelopment
    ? { script: undefined, index: writeSearchIndexes() }
    : await buildIsland();
  for (const { id, path: pagePath, lang } of data.allSupport.nodes) {
    createPage({ path: pagePath, component: template('support'), context: { id, lang, island, index: index[lang] } });
  }
  const current = data.allLegalDocument.nodes.filter(({ former }) => !former);
  for (const document of data.allLegalDocument.nodes) {
    const { id, address, lang } = document;
    const place = current.indexOf(document);
    const neighbours = {
      previous: current[place - 1]?.id ?? null,
      next: place < 0 ? null : (current[place + 1]?.id ?? null),
    };
    createPage({ path: address, component: template('legal'), context: { id, lang, ...neighbours } });
  }
};
