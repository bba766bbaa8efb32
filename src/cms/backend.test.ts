import { publicBackend } from './backend';

const url = 'https://git.example.com/team/site';

test.each([
  [{}, undefined],
  [{ cms: { appId: 'a' } }, undefined],
  [{ repository: { host: 'github' as const, url, branch: 'main' } }, undefined],
  [
    { repository: { host: 'github' as const, url, branch: 'main' }, cms: { signInUrl: 'https://sign-in.example.com' } },
    { name: 'github', repo: 'team/site', branch: 'main', base_url: 'https://sign-in.example.com' },
  ],
  [
    { repository: { host: 'gitlab' as const, url: `${url}.git`, branch: 'main' }, cms: { appId: 'a' } },
    {
      name: 'gitlab',
      repo: 'team/site',
      branch: 'main',
      auth_type: 'pkce',
      app_id: 'a',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v4',
    },
  ],
  [
    { repository: { host: 'gitea' as const, url, branch: 'main' }, cms: { appId: 'a' } },
    {
      name: 'gitea',
      repo: 'team/site',
      branch: 'main',
      app_id: 'a',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v1',
    },
  ],
])('%j', (site, expected) => {
  expect(publicBackend(site)).toEqual(expected);
});
