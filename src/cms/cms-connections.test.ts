import { cmsConnections } from './cms-connections';

test.each([
  ['github', { base_url: 'https://sign-in.example.com' }, 'https://api.github.com'],
  [
    'gitlab',
    { base_url: 'https://git.example.com', api_root: 'https://git.example.com/api/v4' },
    'https://git.example.com',
  ],
  ['gitea', { base_url: 'https://a.example', api_root: 'https://b.example/api/v1' }, 'https://b.example'],
])('with %s, the CMS talks to its interface', (name, options, origin) => {
  const connections = cmsConnections({ name, ...options });
  expect(connections).toContain(origin);
  expect(connections).toHaveLength(new Set(connections).size);
  expect(connections).not.toContain('https://sign-in.example.com');
});
