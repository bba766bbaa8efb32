import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../check/load-content';
import { publicBackend } from '../cms/cms-config';
import { writeAdmin } from '../cms/write-admin';
import { defaultLanguage } from '../constants';
import { typeset } from '../content/typography';
import { buildIsland } from '../search/build-island';
import { writeSite } from './write-site';

/** Makes the finished site in `dist/` of what Gatsby wrote into `public/`, with the CMS if `site.yaml` configures it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  const { documents, facts } = await loadContent('content');
  const landing = documents.find((one) => one.type === 'LandingMeta');
  const backend = publicBackend(facts);
  await writeSite(
    { from: 'public', to: path.resolve('dist'), own: 'static' },
    {
      addresses: (getNodesByType('SitePage') as unknown as { path: string }[]).map((page) => page.path).sort(),
      archived: documents.flatMap(({ type, data }) => (type === 'LegalDocument' && data.former ? data.address : [])),
      name: typeset(facts.name, defaultLanguage),
      description: landing?.data.description ?? '',
      facts,
      search: {
        ...(await buildIsland()),
        addresses: documents.flatMap(({ type, data }) => (type === 'Support' ? data.path : [])),
      },
    },
    async (dir) => {
      if (backend) await writeAdmin(dir, backend);
    },
  );
};
