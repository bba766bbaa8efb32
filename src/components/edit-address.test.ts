import { editAddress } from './edit-address';

test.each([
  ['a file', 'legal/terms.md', 'https://github.com/a/b/edit/main/content/legal/terms.md'],
  ['a folder', 'landing', 'https://github.com/a/b/tree/main/content/landing'],
  [
    'a name with special characters',
    'legal/avis #1 à 100%.md',
    'https://github.com/a/b/edit/main/content/legal/avis%20%231%20%C3%A0%20100%25.md',
  ],
])('%s', (_what, path, expected) => {
  expect(editAddress({ url: 'https://github.com/a/b', branch: 'main' }, path)).toBe(expected);
});
