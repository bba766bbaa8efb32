import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { complete } from '../components/complete';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo';
import { pageStructuredData } from '../components/structured-data';
import { DocumentPager } from '../sections/document-pager';
import { LegalDocument } from '../sections/legal-document';

const Legal = ({ data: { previous, next, ...data } }: PageProps<Queries.LegalQuery>) => {
  const { legalDocument, interface: words } = complete(data);
  return (
    <Layout data={data} path={legalDocument.path} lang={legalDocument.lang} source={legalDocument.source}>
      <LegalDocument document={legalDocument} words={words.legalPage} upcoming={words.announcement.upcoming} />
      <DocumentPager previous={previous} next={next} words={words.legalPage} />
    </Layout>
  );
};

export default Legal;

export const Head = ({ data: { previous: _previous, next: _next, ...data } }: HeadProps<Queries.LegalQuery>) => {
  const { seo, legalDocument, interface: words } = complete(data);
  const { path, title, description, lang, shareImage } = legalDocument;
  const page = { url: `${seo.siteUrl.value}${path}`, name: title, description, lang };
  return (
    <Seo
      site={seo}
      title={title}
      description={description}
      lang={lang}
      path={path}
      shareImage={shareImage?.publicURL}
      structuredData={pageStructuredData(seo.siteUrl.value, page, words.breadcrumbs.home)}
    />
  );
};

export const query = graphql`
  query Legal($id: String!, $lang: String!, $previous: String, $next: String) {
    ...Layout
    seo: siteFacts {
      ...Seo
    }
    interface(lang: { eq: $lang }) {
      ...LegalWords
      legalPage {
        ...DocumentPagerWords
      }
      announcement {
        upcoming
      }
      breadcrumbs {
        home
      }
    }
    legalDocument(id: { eq: $id }) {
      source
      path
      lang
      description
      shareImage {
        publicURL
      }
      ...LegalDocument
    }
    previous: legalDocument(id: { eq: $previous }) {
      path
      title
      lang
    }
    next: legalDocument(id: { eq: $next }) {
      path
      title
      lang
    }
  }
`;
