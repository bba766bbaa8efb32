import { appStoreLink } from './app-store-link';
import { campaignPlaces } from './schema/app-store';

const appStoreUrl = 'https://apps.apple.com/fr/app/prune/id123456789';
const token = { appStoreProviderToken: '2003' };

test.each([
  ['without campaigns is the address', {}, appStoreUrl],
  ['without a provider token is the address', { appStoreCampaigns: { hero: 'site-hero' } }, appStoreUrl],
  ['without a campaign of its own is the address', { ...token, appStoreCampaigns: { qr: 'site-qr' } }, appStoreUrl],
  ['names its campaign', { ...token, appStoreCampaigns: { hero: 'a', qr: 'b' } }, `${appStoreUrl}?pt=2003&ct=a&mt=8`],
])('the link of a place %s', (_what, facts, link) => {
  expect(appStoreLink({ appStoreUrl, ...facts }, 'hero')).toBe(link);
});

test('an address that no campaign is for stays as it is, letter by letter', () => {
  const odd = 'https://apps.apple.com/fr/app/caf%C3%A9/id123456789?';
  for (const place of campaignPlaces) expect(appStoreLink({ appStoreUrl: odd }, place)).toBe(odd);
});
