import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { publicBackend } from '../cms/config';
import { writeAdmin } from '../cms/write-admin';
import { loadContent } from '../content/read';
import { buildIsland } from './island';
import { writeSite } from './write-site';

type Query = {
  allSitePage: { nodes: { path: string }[] };
  siteFacts: {
    name: { value: string };
    siteUrl: { value: string };
    securityContact: { value: string };
    securityPolicyUrl: string | null;
    supportLanguages: string[];
  };
  landingMeta: { description: string };
};

/** Writes the CMS, if `site.yaml` configures it. */
const writeCms = async (dir: string): Promise<void> => {
  const site = loadContent('content').documents.find((one) => one.type === 'SiteFacts');
  const backend = site && publicBackend(site.data);
  if (backend) await writeAdmin(dir, 'content', backend);
};

/** Makes the finished site in `dist/` of the one that Gatsby wrote into `public/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Query>(/* GraphQL */ `
    query FinishedSite {
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
        securityContact {
          value
        }
        securityPolicyUrl
        supportLanguages
      }
      landingMeta {
        description
      }
    }
  `);
  if (errors || !data) {
    reporter.panic('The facts for the sitemap and the manifest could not be read.', errors);
    return;
  }
  const { name, siteUrl, securityContact, securityPolicyUrl, supportLanguages } = data.siteFacts;
  await writeSite(
    { from: 'public', to: path.resolve('dist'), own: 'static' },
    {
      addresses: data.allSitePage.nodes.map((page) => page.path),
      name: name.value,
      description: data.landingMeta.description,
      security: {
        contact: securityContact.value,
        policy: securityPolicyUrl,
        languages: supportLanguages,
        origin: siteUrl.value,
      },
      island: await buildIsland(),
    },
    writeCms,
  );
};
