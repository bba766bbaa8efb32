import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { publicBackend } from '../cms/backend';
import { cmsConnections } from '../cms/cms-connections';
import { writeAdmin } from '../cms/write-admin';
import { loadContent } from '../content/read';
import { sourcesFile } from '../gatsby/node/note-sources';
import { hardenSite } from './harden-site';
import { notFoundFile, pageFile, securityTxtAddress } from './headers';
import { licences } from './licences';
import { isNoindex } from './noindex';
import { outdatedFiles } from './outdated-files';
import { robotsTxt, securityTxt, sitemap, webManifest } from './public-files';

/** What Gatsby keeps in `public/` for itself, and its worker for third-party scripts, of which this site has none. */
const gatsbysOwn = /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json)$/;

/** Writes the CMS, if `site.yaml` configures it; returns the origins that it talks to. */
const writeCms = async (dir: string): Promise<string[]> => {
  const site = loadContent('content').documents.find(({ type }) => type === 'SiteFacts');
  const backend = site?.type === 'SiteFacts' ? publicBackend(site.data) : undefined;
  if (!backend) return [];
  await writeAdmin(path.join(dir, 'admin'), 'content', backend);
  return cmsConnections(backend);
};

/** Puts a finished folder in the place of the former one; until then nothing touches that. */
const replaceFolder = (folder: string, finished: string) => {
  const former = `${folder}.old`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(finished, folder);
  rmSync(former, { recursive: true, force: true });
};

type Query = {
  allSitePage: { nodes: { path: string }[] };
  siteFacts: {
    name: { value: string };
    siteUrl: { value: string };
    securityContact: { value: string };
    securityPolicyUrl: string | null;
    supportLanguages: string[];
  };
  buildDay: { day: string };
  landingMeta: { description: string };
};

/** Makes the finished site in `dist/` of the one that Gatsby wrote into `public/`, and leaves that as it is. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, graphql, reporter }) => {
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
      buildDay {
        day
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
  const dir = path.resolve('dist.new');
  rmSync(dir, { recursive: true, force: true });
  const outdated = new Set(outdatedFiles('public'));
  const isWanted = (source: string) => {
    const file = path.relative('public', source);
    return !gatsbysOwn.test(file) && !outdated.has(file);
  };
  cpSync('public', dir, { recursive: true, filter: isWanted });

  const { name, siteUrl, securityContact, securityPolicyUrl, supportLanguages } = data.siteFacts;
  const origin = siteUrl.value;
  const isIndexed = (page: string) => !isNoindex(readFileSync(path.join(dir, pageFile(page)), 'utf8'));
  const paths = data.allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => pageFile(page) !== notFoundFile && isIndexed(page));
  const files = {
    'sitemap.xml': sitemap(origin, paths),
    'robots.txt': robotsTxt(origin),
    'manifest.webmanifest': webManifest(name.value, data.landingMeta.description),
    'licences.txt': licences(JSON.parse(readFileSync(sourcesFile, 'utf8'))),
    [securityTxtAddress]: securityTxt({
      contact: securityContact.value,
      policy: securityPolicyUrl,
      languages: supportLanguages,
      origin,
      day: data.buildDay.day,
    }),
  };
  mkdirSync(path.join(dir, path.dirname(securityTxtAddress)), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  await hardenSite(dir, await writeCms(dir), path.join(cache.directory, 'compressed'));
  replaceFolder(path.resolve('dist'), dir);
};
