import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { site } from './site';

/** The errors of the schema, after changes in the facts of the site. */
const errorsAfter = (changes: Record<string, unknown>): string[] => {
  const document = parseDocument(readFileSync('content/site.yaml', 'utf8'));
  for (const optionalKey of ['repository', 'cms', 'editLinks']) document.delete(optionalKey);
  for (const [path, value] of Object.entries(changes)) document.setIn(path.split('.'), value);
  const { error } = site.safeParse(document.toJS());
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

const repository = { url: 'https://github.com/a/b', branch: 'main' };

test.each([
  {},
  { repository, cms: { signInUrl: 'https://sign-in.example' } },
  { price: { amount: 0.99, currency: 'USD', period: 'year' } },
  { securityContact: { value: 'https://example.com/security', sample: false } },
])('%j passes', (changes) => {
  expect(errorsAfter(changes)).toEqual([]);
});

test.each([
  ['an address with a path', { 'siteUrl.value': 'https://a.example/b' }, 'siteUrl.value doit être l’adresse du site'],
  ['another number of the app', { 'appStoreId.value': '1234567890' }, 'appStoreId.value n’est pas dans'],
  ['a number of the app with letters', { 'appStoreId.value': 'id12345678' }, 'appStoreId.value '],
  ['a contact that is no address', { 'securityContact.value': 'help@example.com' }, 'securityContact.value '],
  ['a price without its period', { price: { amount: 1, currency: 'EUR' } }, 'price.period '],
  ['a currency of no country', { price: { amount: 1, currency: 'EUU', period: 'month' } }, 'price.currency doit'],
  [
    'a repository that is only a team',
    { repository: { ...repository, url: 'https://github.com/a' } },
    'repository.url ',
  ],
])('%s is refused', (_what, changes, message) => {
  expect(errorsAfter(changes)[0]).toContain(message);
});
