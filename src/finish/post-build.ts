import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { keepGatsbyHtml, releaseLastGoodBuild } from '../gatsby/node/last-good-build';
import { deferHydration } from '../gatsby/ssr/defer-hydration';
import { purgePageCss, withoutFontFaces } from '../gatsby/ssr/page-css';
import { removeCms, writeCms } from './cms';
import { hardenSite } from './harden-site';
import { htmlFiles } from './html-files';
import { licences } from './licences';
import { robotsTxt, sitemap, webManifest } from './public-files';

type Query = {
  allSitePage: { nodes: { path: string }[] };
  siteFacts: { name: { value: string }; siteUrl: { value: string } };
  landingMeta: { description: string };
};

/** Beside the style sheet itself, which the next build takes as it finds it when it writes pages anew. */
const lateAddress = (styleSheet: string) => styleSheet.replace('/styles.', '/late-styles.');

/** Writes the files beside the pages, and takes the pages through their last steps. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const { data } = await graphql<Query>(/* GraphQL */ `
    query PublicFiles {
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      siteFacts {
        name {
          value
        }
        siteUrl {
          value
        }
      }
      landingMeta {
        description
      }
    }
  `);
  if (!data) {
    reporter.panic('The facts for the sitemap and the manifest could not be read.');
    return;
  }
  const origin = data.siteFacts.siteUrl.value;
  const paths = data.allSitePage.nodes.map((page) => page.path).filter((page) => !page.startsWith('/404'));
  const files = {
    'sitemap.xml': sitemap(origin, paths),
    'robots.txt': robotsTxt(origin),
    'manifest.webmanifest': webManifest(data.siteFacts.name.value, data.landingMeta.description),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join('public', name), text);

  removeCms();
  keepGatsbyHtml();
  const styleSheets = new Set<string>();
  for (const page of htmlFiles('public')) {
    const file = path.join('public', page);
    const { html, styleSheet } = await purgePageCss(readFileSync(file, 'utf8'), page);
    styleSheets.add(styleSheet);
    const deferred = deferHydration(html, page, lateAddress(styleSheet));
    writeFileSync(file, deferred.html);
    writeFileSync(path.join('public', deferred.siteGlobals.path), deferred.siteGlobals.code);
  }
  for (const styleSheet of styleSheets) {
    const css = readFileSync(path.join('public', styleSheet), 'utf8');
    writeFileSync(path.join('public', lateAddress(styleSheet)), withoutFontFaces(css));
  }
  // Gatsby copies its worker for third-party scripts into every site; this one has none.
  rmSync('public/~partytown', { recursive: true, force: true });
  writeFileSync('public/licences.txt', licences('public'));
  const pages = htmlFiles('public');
  await hardenSite('public', pages, writeCms());
  releaseLastGoodBuild();
};
