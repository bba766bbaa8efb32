import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import { appStoreLink } from '../content/app-store-link';
import { type CampaignPlace, campaignPlaces } from '../content/schema/app-store';
import type { Facts } from '../content/schema/site';
import { withoutBlockBreaks } from './node/fields/block-breaks';
import { footerDocuments } from './node/fields/footer-documents';
import { withLinkAddresses } from './node/fields/link-addresses';
import { withLoneLinks } from './node/fields/lone-links';
import { pageLanguage, withLinkLanguages } from './node/fields/page-language';
import { type Passage, passageHtml } from './node/fields/passages';
import { publishFile } from './node/fields/publish-file';
import { parseSvg } from './svg';

type FileSource = { extension: string; absolutePath: string; children: string[] };
type LegalDocumentSource = { path: string; lang: string; former?: boolean };
type Context = {
  nodeModel: Parameters<typeof pageLanguage>[1] & {
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<LegalDocumentSource> }>;
    getNodeById: (query: { id: string; type: string }) => unknown;
    getNodesByIds: (query: { ids: string[]; type: string }) => unknown[];
  };
};
type SiteFactsSource = { appStoreUrl: { value: string }; siteUrl: { value: string } } & Pick<
  Facts,
  'appStoreProviderToken' | 'appStoreCampaigns'
>;

const storeLink = ({ appStoreUrl, ...campaigns }: SiteFactsSource, place: CampaignPlace) =>
  appStoreLink({ appStoreUrl: appStoreUrl.value, ...campaigns }, place);

/** Fields that are computed from files or facts rather than stored in the content. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  const hreflang = {
    type: 'String',
    resolve: ({ to }: { to?: string | null }, _args: unknown, { nodeModel }: Context) => pageLanguage(to, nodeModel),
  };
  add({
    LabelledLink: { hreflang },
    SupportCardsButton: { hreflang },
    File: {
      publicURL: {
        resolve: ({ id }: { id: string }, _args: unknown, { nodeModel }: Context) =>
          // Asked for by its id, so that Gatsby notes which page depends on it.
          publishFile(nodeModel.getNodeById({ id, type: 'File' }) as Parameters<typeof publishFile>[0]),
      },
      svg: {
        type: 'Svg',
        resolve: ({ extension, absolutePath }: FileSource) =>
          extension === 'svg' ? parseSvg(readFileSync(absolutePath, 'utf8'), absolutePath) : null,
      },
      photo: {
        type: 'ImageSharp',
        // For places that take a drawing or a photo: "childImageSharp" warns of each drawing that it finds there.
        resolve: ({ extension, children }: FileSource, _args: unknown, { nodeModel }: Context) =>
          extension === 'svg' ? null : nodeModel.getNodesByIds({ ids: children, type: 'ImageSharp' })[0],
      },
    },
    Prose: {
      html: {
        resolve: async (source: Passage, _args: unknown, context: Context, info: GraphQLResolveInfo) => {
          const { html: whole, lang } = await passageHtml(source, context, info);
          const html = withoutBlockBreaks(whole);
          if (!html.includes('<a ')) return html;
          const facts = (await context.nodeModel.findOne({ type: 'SiteFacts', query: {} })) as SiteFactsSource;
          const inLanguages = await withLinkLanguages(html, lang, context.nodeModel);
          return withLoneLinks(withLinkAddresses(inLanguages, facts.siteUrl.value));
        },
      },
    },
    Query: {
      footerDocuments: {
        type: '[LegalDocument!]!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({ type: 'LegalDocument' });
          return footerDocuments([...entries].filter(({ former }) => !former));
        },
      },
    },
    SiteFacts: {
      appStoreLinks: {
        type: 'AppStoreLinks!',
        resolve: (facts: SiteFactsSource) =>
          Object.fromEntries(campaignPlaces.map((place) => [place, storeLink(facts, place)])),
      },
    },
  });
};
