import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { explainIssues } from '../content/schema-diagnostics';
import { site } from './site';

/** What is told of the facts of the site with some of them changed. */
const faults = (changes: Record<string, unknown>): string[] => {
  const document = parseDocument(readFileSync('content/site.yaml', 'utf8'));
  for (const [path, value] of Object.entries(changes)) document.setIn(path.split('.'), value);
  const value = document.toJS();
  const { error } = site.safeParse(value);
  return explainIssues(error?.issues ?? [], site, value, () => '').map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

const repository = { host: 'gitlab', url: 'https://gitlab.com/a/b', branch: 'main' };

test.each([
  {},
  { repository, cms: { appId: 'abc' } },
  { securityContact: { value: 'https://example.com/security', sample: false } },
])('%j passes', (changes) => {
  expect(faults(changes)).toEqual([]);
});

test.each([
  ['a range upside down', { accuracyMin: 99, accuracyMax: 98 }, 'accuracyMin: « accuracyMin » dépasse « accuracyMax »'],
  ['a rating above its limit', { rating: 4.9, ratingMax: 4 }, 'rating: « rating » dépasse'],
  ['a slow average', { averageResponseHours: 48, replyHours: 24 }, 'averageResponseHours: '],
  [
    'an address with a path',
    { 'siteUrl.value': 'https://a.example/b' },
    'siteUrl.value: « value » doit être l’adresse du site seule. Écris https://a.example.',
  ],
  ['a page that is not Apple’s', { 'appStoreUrl.value': 'https://a.example' }, 'appStoreUrl.value: '],
  [
    'another number of the app',
    { 'appStoreId.value': '1234567890' },
    'appStoreId.value: « value » n’est pas le numéro',
  ],
  ['a number of the app with letters', { 'appStoreId.value': 'id12345678' }, 'appStoreId.value: '],
  [
    'a long word in the name',
    { 'name.value': 'Nutritionnellement' },
    'name.value: « value » contient un mot trop long',
  ],
  ['a name with an exclamation mark', { 'name.value': 'Prune !' }, 'name.value: « value » contient « ! »'],
  ['a contact that is no address', { 'securityContact.value': 'help@example.com' }, 'securityContact.value: '],
  ['a language twice', { supportLanguages: ['fr', 'fr'] }, 'supportLanguages: '],
  ['a CMS without a repository', { cms: { appId: 'abc' } }, 'cms: '],
  ['a CMS without a way to sign in', { repository, cms: {} }, 'cms.appId: « appId » manque. Avec gitlab'],
  [
    'a repository that is only a team',
    { repository: { ...repository, url: 'https://gitlab.com/a' } },
    'repository.url: ',
  ],
])('%s is refused', (_what, changes, message) => {
  expect(faults(changes)).toEqual([expect.stringContaining(message)]);
});
