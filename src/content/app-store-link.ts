import type { CampaignPlace } from './schema/app-store';
import type { Facts } from './schema/site';

type StoreFacts = Pick<Facts, 'appStoreUrl' | 'appStoreProviderToken' | 'appStoreCampaigns'>;

/**
 * The address of the app in the App Store for a link at a place of the site. With a provider token and a campaign for the
 * place, Apple counts the downloads that it leads to (`mt=8`: apps for iOS); else it is the address as it is written.
 * https://developer.apple.com/help/app-store-connect-analytics/acquisition/campaign-links
 */
export function appStoreLink(facts: StoreFacts, place: CampaignPlace): string {
  const { appStoreUrl, appStoreProviderToken: token, appStoreCampaigns: campaigns } = facts;
  const campaign = campaigns?.[place];
  if (!token || !campaign) return appStoreUrl;
  const address = new URL(appStoreUrl);
  for (const [name, value] of Object.entries({ pt: token, ct: campaign, mt: '8' }))
    address.searchParams.set(name, value);
  return address.href;
}
