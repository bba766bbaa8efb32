import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { publicBackend } from '../cms/backend';
import { loadContent } from '../contract/load-content';
import { cmsConnections } from './cms-connections';

const adminDir = 'public/admin';

/** Removes the CMS that a former build wrote: it is no page of Gatsby's. */
export const removeCms = (): void => rmSync(adminDir, { recursive: true, force: true });

/**
 * Writes the CMS into the built site, if `site.yaml` configures it.
 * @returns the origins that it talks to; none without a CMS
 */
export const writeCms = (): string[] => {
  const site = loadContent('content').documents.find(({ type }) => type === 'SiteFacts');
  const backend = site?.type === 'SiteFacts' ? publicBackend(site.data) : undefined;
  if (!backend) return [];
  // In a process of its own: its bundler must not be bundled by Gatsby.
  execFileSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/write-admin.ts', 'content', adminDir], {
    stdio: 'inherit',
  });
  return cmsConnections(backend);
};
