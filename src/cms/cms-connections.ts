import type { CmsBackend } from './config-types';

/** The addresses of a CMS backend's options that the page itself asks; the sign-in has a window of its own. */
const asked = ['api_root', 'base_url'] as const;

const github = ['https://api.github.com', 'https://*.githubusercontent.com', 'https://www.githubstatus.com'];

/** The origins that the CMS talks to, by how it reaches the repository. */
export const cmsConnections = (backend: CmsBackend): string[] => {
  if (backend.name === 'github') return github;
  const addresses = asked.flatMap((option) => (typeof backend[option] === 'string' ? [backend[option]] : []));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};
