import type { z } from 'zod';
import type { site } from '../content/schema/site';
import type { CmsBackend } from './config-types';

type Site = Pick<z.output<typeof site>, 'repository' | 'cms'>;

/** How the public CMS reaches the repository; nothing as long as `site.yaml` does not say it. */
export function publicBackend({ repository, cms }: Site): CmsBackend | undefined {
  if (!repository || !cms) return undefined;
  const { origin, pathname } = new URL(repository.url);
  const common = { name: repository.host, repo: pathname.slice(1).replace(/\.git$/, ''), branch: repository.branch };
  switch (repository.host) {
    case 'github':
      return { ...common, base_url: cms.signInUrl };
    case 'gitlab':
      return { ...common, auth_type: 'pkce', app_id: cms.appId, base_url: origin, api_root: `${origin}/api/v4` };
    case 'gitea':
      return { ...common, app_id: cms.appId, base_url: origin, api_root: `${origin}/api/v1` };
  }
}
