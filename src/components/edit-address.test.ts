import { editAddress } from './edit-address';

const repository = { url: 'https://github.com/a/b', branch: 'main' };

test.each([
  ['legal/terms.md', 'https://github.com/a/b/edit/main/content/legal/terms.md'],
  ['landing', 'https://github.com/a/b/tree/main/content/landing'],
  ['legal/avis #1 à 100%.md', 'https://github.com/a/b/edit/main/content/legal/avis%20%231%20%C3%A0%20100%25.md'],
])('%s', (path, expected) => {
  expect(editAddress(repository, path)).toBe(expected);
});
