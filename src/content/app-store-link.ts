import type { Facts } from '../schema/site';

export type StoreFacts = {
  appStoreUrl: string | { readonly value: string };
  appStoreProviderToken?: Facts['appStoreProviderToken'] | null;
};

/**
 * The address of the app in the App Store, for a link of a campaign: with a provider token, Apple counts its downloads
 * (`mt=8`: apps for iOS).
 * https://developer.apple.com/help/app-store-connect-analytics/acquisition/campaign-links
 */
export function appStoreLink(
  { appStoreUrl, appStoreProviderToken: token }: StoreFacts,
  campaign: 'header' | 'hero' | 'trial' | 'qr' | 'help' | 'guide',
): string {
  const url = typeof appStoreUrl === 'string' ? appStoreUrl : appStoreUrl.value;
  if (!token) return url;
  const address = new URL(url);
  for (const [name, value] of Object.entries({ pt: token, ct: `site-${campaign}`, mt: '8' }))
    address.searchParams.set(name, value);
  return address.href;
}
