import { editAddress } from './edit-address';

test.each([
  ['github', 'legal/terms.md', 'https://example.com/a/b/edit/main/content/legal/terms.md'],
  ['github', 'landing', 'https://example.com/a/b/tree/main/content/landing'],
  ['gitlab', 'legal/terms.md', 'https://example.com/a/b/-/edit/main/content/legal/terms.md'],
  ['gitlab', 'landing', 'https://example.com/a/b/-/tree/main/content/landing'],
  ['gitea', 'legal/terms.md', 'https://example.com/a/b/_edit/main/content/legal/terms.md'],
  ['gitea', 'landing', 'https://example.com/a/b/src/branch/main/content/landing'],
  [
    'github',
    'legal/avis #1 à 100%.md',
    'https://example.com/a/b/edit/main/content/legal/avis%20%231%20%C3%A0%20100%25.md',
  ],
])('%s, %s', (host, path, expected) => {
  expect(editAddress({ host, url: 'https://example.com/a/b', branch: 'main' }, path)).toBe(expected);
});
