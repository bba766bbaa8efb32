import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo';
import { appStoreLink } from '../content/app-store-link';
import { requireData } from '../page-helpers/require-data';
import { articleStructuredData } from '../page-helpers/structured-data';
import { Article } from '../sections/article';
import { GuideEnd } from '../sections/guide-end';

const GuidePage = ({ data }: PageProps<Queries.GuidePageQuery>) => {
  const { siteFacts, guide, messages, hero } = requireData(data);
  return (
    <Layout data={data} path={guide.address} lang={guide.lang}>
      <Article document={guide} messages={messages}>
        <GuideEnd
          title={messages.related}
          related={guide.related}
          storeUrl={appStoreLink(siteFacts, 'guide')}
          badge={messages.storeBadge}
          offer={hero.offer}
        />
      </Article>
    </Layout>
  );
};

export default GuidePage;

export const Head = ({ data }: HeadProps<Queries.GuidePageQuery>) => {
  const { siteFacts, guide } = requireData(data);
  const { searchTitle, description, lang, address, shareImage } = guide;
  return (
    <Seo
      site={siteFacts}
      title={searchTitle}
      description={description}
      lang={lang}
      path={address}
      shareImage={shareImage}
      firstTitle="document-text"
      structuredData={[articleStructuredData(siteFacts, guide)]}
    />
  );
};

export const query = graphql`
  query GuidePage($lang: String!, $path: String!) {
    ...Layout
    siteFacts { ...Seo appStoreProviderToken }
    messages: interface(lang: { eq: $lang }) { ...ArticleMessages related storeBadge { ...StoreBadge } }
    guide(address: { eq: $path }) {
      address lang searchTitle description published
      shareImage { ...ShareImage }
      related { ...SiteLink }
      ...Guide
    }
    hero { offer { ...SiteLink } }
  }
`;
