import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { requireData } from '../components/require-data';
import { Seo } from '../components/seo';
import { faqStructuredData } from '../components/structured-data';
import { SupportSearch } from '../search/search-form';
import { SupportCards } from '../sections/support-cards';
import { SupportContact } from '../sections/support-contact';
import { SupportFaq } from '../sections/support-faq';
import { SupportHero } from '../sections/support-hero';

/** The page's own, and the addresses of its search: the script, but in `gatsby develop`, and what is searched. */
export type SupportPageContext = { lang: string; island?: string; index?: string };

const Support = ({ data, pageContext }: PageProps<Queries.SupportPageQuery, SupportPageContext>) => {
  const { site, support, faq, error, versions } = requireData(data);
  return (
    <Layout data={data} path={support.path} lang={support.lang} source={support.source}>
      <SupportHero support={support} versions={versions.nodes}>
        <SupportSearch
          support={support}
          permalink={faq.permalink}
          error={error}
          island={pageContext.island}
          index={pageContext.index}
        />
      </SupportHero>
      <SupportCards support={support} services={{ liveChatUrl: site.liveChatUrl, forumUrl: site.forumUrl }} />
      <SupportFaq faq={faq} />
      <SupportContact support={support} email={site.supportEmail.value} />
    </Layout>
  );
};

export default Support;

export const Head = ({ data }: HeadProps<Queries.SupportPageQuery>) => {
  const { site, support, faq, versions } = requireData(data);
  const { path, searchTitle: title, description, lang, shareImage } = support;
  const questions = faq.groups
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({ question, answer: answer.html ?? '' }));
  return (
    <Seo
      site={site}
      title={title}
      description={description}
      lang={lang}
      path={path}
      shareImage={shareImage}
      firstTitle="support-title"
      alternates={versions.nodes}
      structuredData={[faqStructuredData(questions)]}
    />
  );
};

export const query = graphql`
  query SupportPage($path: String!, $lang: String!) {
    ...Layout
    site: siteFacts {
      ...Seo
      liveChatUrl
      forumUrl
    }
    support(path: { eq: $path }) {
      source
      path
      lang
      searchTitle
      description
      shareImage { ...ShareImage }
      ...SupportHero
      ...SupportSearch
      ...SupportCards
      ...SupportContact
    }
    faq(lang: { eq: $lang }) { ...SupportFaq }
    error: unexpectedError { ...SupportError }
    versions: allSupport(sort: { path: ASC }) {
      nodes { ...LanguageVersion }
    }
  }
`;
