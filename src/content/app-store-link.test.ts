import { ContentCopy } from '../../tests/support/content-copy';
import { appStoreLink } from './app-store-link';
import { reloadContent } from './read';
import { campaignPlaces } from './schema/app-store';

const appStoreUrl = 'https://apps.apple.com/fr/app/prune/id123456789';
const token = { appStoreProviderToken: '2003' };

describe('the link of a place', () => {
  const cases: [what: string, facts: Omit<Parameters<typeof appStoreLink>[0], 'appStoreUrl'>, link: string][] = [
    ['is the address without campaigns', {}, appStoreUrl],
    ['is the address without a provider token', { appStoreCampaigns: { hero: 'site-hero' } }, appStoreUrl],
    ['is the address without a campaign of its own', { ...token, appStoreCampaigns: { qr: 'site-qr' } }, appStoreUrl],
    [
      'names its campaign',
      { ...token, appStoreCampaigns: { hero: 'site-hero', qr: 'site-qr' } },
      `${appStoreUrl}?pt=2003&ct=site-hero&mt=8`,
    ],
  ];
  test.each(cases)('%s', (_what, facts, link) => {
    expect(appStoreLink({ appStoreUrl, ...facts }, 'hero')).toBe(link);
  });

  test('keeps what the address asks for already', () => {
    const facts = { appStoreUrl: `${appStoreUrl}?l=fr-FR`, ...token, appStoreCampaigns: { hero: 'a' } };
    expect(appStoreLink(facts, 'hero')).toBe(`${appStoreUrl}?l=fr-FR&pt=2003&ct=a&mt=8`);
  });

  test('of an address that no campaign is for stays as it is, letter by letter', () => {
    const odd = 'https://apps.apple.com/fr/app/caf%C3%A9/id123456789?';
    for (const place of campaignPlaces) expect(appStoreLink({ appStoreUrl: odd }, place)).toBe(odd);
  });
});

describe('in content', () => {
  const copy = new ContentCopy();
  afterAll(() => copy.remove());
  const site = copy.read('site.yaml');
  const privacy = copy.read('legal/privacy.md');
  const load = (facts: string) => {
    copy.write('site.yaml', `${site}\n${facts}\n`);
    return reloadContent(copy.dir);
  };
  const paragraph = '\n\nLes liens vers l’App Store portent notre identifiant, {{appStoreProviderToken}}.\n';

  test.each([
    [
      'a token of letters',
      'appStoreProviderToken: abc\nappStoreCampaigns: { hero: a }',
      'must be the digits after "pt="',
    ],
    ['a token without quotes', 'appStoreProviderToken: 123\nappStoreCampaigns: { hero: a }', 'Put it in double quotes'],
    [
      'a campaign of 31 signs',
      `appStoreProviderToken: "1"\nappStoreCampaigns: { hero: ${'a'.repeat(31)} }`,
      'at most 30',
    ],
    ['a campaign with a space', 'appStoreProviderToken: "1"\nappStoreCampaigns: { hero: a b }', 'at most 30 letters'],
    ['an unknown place', 'appStoreProviderToken: "1"\nappStoreCampaigns: { heros: a }', 'Did you mean "hero"?'],
    ['a token alone', 'appStoreProviderToken: "1"', 'appStoreProviderToken needs "appStoreCampaigns:"'],
    ['no place', 'appStoreProviderToken: "1"\nappStoreCampaigns: {}', 'appStoreCampaigns names no place'],
    ['campaigns alone', 'appStoreCampaigns: { hero: a }', 'appStoreCampaigns needs "appStoreProviderToken:"'],
  ])('%s is refused', (_what, facts, message) => {
    copy.write('legal/privacy.md', privacy + paragraph);
    expect(load(facts).diagnostics.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
  });

  test('a provider token that the privacy policy does not tell of is refused', () => {
    copy.write('legal/privacy.md', privacy);
    expect(load('appStoreProviderToken: "1"\nappStoreCampaigns: { hero: a }').diagnostics).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Write {{appStoreProviderToken}} where it belongs') }),
    ]);
  });

  test('the answers of the help page lead to the campaign of the help page, legal documents to none', () => {
    copy.write('legal/privacy.md', `${privacy}${paragraph}\n[L’application]({{appStoreUrl}})\n`);
    const { diagnostics, documents, facts } = load(
      'appStoreProviderToken: "1"\nappStoreCampaigns: { help: site-help }',
    );
    expect(diagnostics).toEqual([]);
    const link = appStoreLink(facts, 'help');
    expect(link).toContain('?pt=1&ct=site-help&mt=8');
    const answers = documents.filter(({ type }) => type === 'Faq').map((one) => JSON.stringify(one.data));
    expect(answers).toHaveLength(3);
    for (const answer of answers) expect(answer).toContain(`](${link})`);
    const law = JSON.stringify(documents.filter(({ type }) => type === 'LegalDocument'));
    expect(law).toContain(`](${facts.appStoreUrl})`);
    expect(law).not.toContain('ct=');
  });

  test('a campaign’s name is not typeset', () => {
    copy.write('legal/privacy.md', privacy + paragraph);
    const { diagnostics, documents } = load('appStoreProviderToken: "1"\nappStoreCampaigns: { hero: e-site...a }');
    expect(diagnostics).toEqual([]);
    const facts = documents.find(({ type }) => type === 'SiteFacts');
    expect(facts?.data).toMatchObject({ appStoreCampaigns: { hero: 'e-site...a' } });
  });

  test('as long as there is no provider token, the privacy policy says nothing of it', () => {
    copy.write('legal/privacy.md', privacy + paragraph);
    const { diagnostics, documents } = load('');
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(documents)).not.toContain('portent notre identifiant');
  });
});
