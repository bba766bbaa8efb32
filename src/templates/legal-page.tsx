import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { requireData } from '../components/require-data';
import { Seo } from '../components/seo';
import { LegalDocument } from '../sections/legal-document';

const Legal = ({ data: { previous, next, ...data } }: PageProps<Queries.LegalQuery>) => {
  const { legalDocument: document, interface: words, former } = requireData(data);
  return (
    <Layout data={data} path={document.address} lang={document.lang} source={document.source}>
      <LegalDocument document={document} former={former.nodes} previous={previous} next={next} words={words} />
    </Layout>
  );
};

export default Legal;

export const Head = ({ data: { seo: site, legalDocument, interface: words } }: HeadProps<Queries.LegalQuery>) => {
  const found = requireData({ site, document: legalDocument, words });
  const { address, title, description, lang, shareImage, former, updatedText } = found.document;
  const version = found.words.legalVersions.version.replaceAll('{date}', updatedText);
  return (
    <Seo
      site={found.site}
      title={former ? `${title} · ${version}` : title}
      description={description}
      lang={lang}
      path={address}
      shareImage={shareImage}
      firstTitle="contents-title"
      noindex={former ?? false}
    />
  );
};

export const query = graphql`
  query Legal($lang: String!, $path: String!, $previous: String, $next: String) {
    ...Layout
    seo: siteFacts { ...Seo }
    interface(lang: { eq: $lang }) { ...LegalWords }
    legalDocument(address: { eq: $path }) {
      source
      address
      lang
      description
      shareImage { ...ShareImage }
      ...LegalDocument
    }
    former: allLegalDocument(filter: { path: { eq: $path }, former: { eq: true } }, sort: { updated: DESC }) {
      nodes { ...FormerDocument }
    }
    previous: legalDocument(address: { eq: $previous }) { ...FooterDocument }
    next: legalDocument(address: { eq: $next }) { ...FooterDocument }
  }
`;
