import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo';
import { requireData } from '../page-helpers/require-data';
import { SearchForm } from '../search/search-form';
import { SupportCards } from '../sections/support-cards';
import { SupportContact } from '../sections/support-contact';
import { SupportFaq } from '../sections/support-faq';
import { SupportHero } from '../sections/support-hero';

/** `island` and `index`: the paths of the script and of the index of the search. */
type Context = Queries.SupportPageQueryVariables & { island: string; index: string };

const SupportPage = ({ data, pageContext }: PageProps<Queries.SupportPageQuery, Context>) => {
  const { siteFacts, support, faq, error, versions } = requireData(data);
  return (
    <Layout data={data} path={support.path} lang={support.lang} source={support.source}>
      <SupportHero support={support} versions={versions.nodes}>
        <SearchForm
          support={support}
          permalink={faq.permalink}
          error={error}
          island={pageContext.island}
          index={pageContext.index}
        />
      </SupportHero>
      <SupportCards support={support} services={{ liveChatUrl: siteFacts.liveChatUrl, forumUrl: siteFacts.forumUrl }} />
      <SupportFaq faq={faq} />
      <SupportContact support={support} email={siteFacts.supportEmail.value} />
    </Layout>
  );
};

export default SupportPage;

export const Head = ({ data }: HeadProps<Queries.SupportPageQuery>) => {
  const { siteFacts, support, versions } = requireData(data);
  return (
    <Seo
      site={siteFacts}
      title={support.searchTitle}
      description={support.description}
      lang={support.lang}
      path={support.path}
      shareImage={support.shareImage}
      firstTitle="support-title"
      alternates={versions.nodes}
    />
  );
};

export const query = graphql`
  query SupportPage($path: String!, $lang: String!) {
    ...Layout
    siteFacts { ...Seo liveChatUrl forumUrl }
    support(path: { eq: $path }) {
      source path lang searchTitle description
      shareImage { ...ShareImage }
      ...SupportHero
      ...SupportSearch
      ...SupportCards
      ...SupportContact
    }
    faq(lang: { eq: $lang }) { ...SupportFaq }
    error: unexpectedError { ...UnexpectedError }
    versions: allSupport(sort: { path: ASC }) { nodes { ...LanguageVersion } }
  }
`;
