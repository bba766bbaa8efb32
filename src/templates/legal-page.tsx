import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo';
import { requireData } from '../page-helpers/require-data';
import { Article } from '../sections/article';

const LegalPage = ({ data }: PageProps<Queries.LegalPageQuery>) => {
  const { legalDocument, messages, archivedVersions } = requireData(data);
  return (
    <Layout data={data} path={legalDocument.address} lang={legalDocument.lang}>
      <Article document={legalDocument} archivedVersions={archivedVersions.nodes} messages={messages} />
    </Layout>
  );
};

export default LegalPage;

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => {
  const { siteFacts, legalDocument, messages } = requireData(data);
  const { address, title, description, lang, shareImage, former, updatedText } = legalDocument;
  const version = messages.legalVersions.version.replaceAll('{date}', updatedText);
  return (
    <Seo
      site={siteFacts}
      title={former ? `${title} · ${version}` : title}
      description={description}
      lang={lang}
      path={address}
      shareImage={shareImage}
      firstTitle="document-text"
      noindex={former ?? false}
    />
  );
};

export const query = graphql`
  query LegalPage($lang: String!, $path: String!) {
    ...Layout
    siteFacts { ...Seo }
    messages: interface(lang: { eq: $lang }) { ...ArticleMessages }
    legalDocument(address: { eq: $path }) {
      address lang description
      shareImage { ...ShareImage }
      ...LegalDocument
    }
    archivedVersions: allLegalDocument(filter: { path: { eq: $path }, former: { eq: true } }, sort: { updated: DESC }) {
      nodes { ...ArchivedVersion }
    }
  }
`;
