import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { publicBackend } from '../cms/cms-config';
import { writeAdmin } from '../cms/write-admin';
import { defaultLanguage } from '../constants';
import { typeset } from '../content/typography';
import { loadContent } from '../load-content';
import { buildIsland } from '../search/build-island';
import { writeSite } from '../site-files/write-site';

/** Writes the finished site into `dist/`, with the CMS if `site.yaml` configures it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  const { documents, facts } = await loadContent();
  const landing = documents.find((document) => document.type === 'LandingMeta');
  const legalDocuments = documents.filter((document) => document.type === 'LegalDocument');
  const pages = getNodesByType('SitePage') as unknown as { path: string }[];
  const backend = publicBackend(facts);
  await writeSite(
    { from: 'public', to: path.resolve('dist'), unchanged: 'static' },
    {
      pagePaths: pages.map((page) => page.path).sort(),
      archivedPaths: legalDocuments.filter(({ data }) => data.former).map(({ data }) => data.address),
      name: typeset(facts.name, defaultLanguage),
      description: landing?.data.description ?? '',
      facts,
      search: {
        ...(await buildIsland()),
        pagePaths: documents.filter((document) => document.type === 'Support').map(({ data }) => data.path),
      },
    },
    async (dir) => {
      if (backend) await writeAdmin(dir, backend);
    },
  );
};
