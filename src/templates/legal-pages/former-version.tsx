import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { complete } from '../../components/complete';
import { Layout } from '../../components/layout';
import { Seo } from '../../components/seo';
import { FormerNotice } from '../../sections/former-notice';
import { LegalDocument } from '../../sections/legal-document';
import type { LegalPage } from '../legal';

export const FormerVersion = ({ data, location }: PageProps<LegalPage<Queries.FormerVersionPageFragment>>) => {
  const { formerVersion, interface: words } = complete(data);
  return (
    <Layout data={data} path={location.pathname} lang={formerVersion.lang} source={formerVersion.source}>
      <LegalDocument
        document={formerVersion}
        words={words.legalPage}
        head={<FormerNotice version={formerVersion} words={words.legalVersions} />}
      />
    </Layout>
  );
};

export const FormerVersionHead = ({ data, location }: HeadProps<LegalPage<Queries.FormerVersionPageFragment>>) => {
  const { seo, formerVersion, interface: words } = complete(data);
  const { title, description, lang, updatedText, shareImage } = formerVersion;
  return (
    <Seo
      site={seo}
      title={`${title} · ${words.legalVersions.version.replaceAll('{date}', updatedText)}`}
      description={description}
      lang={lang}
      path={location.pathname}
      shareImage={shareImage?.publicURL}
      noindex
    />
  );
};

export const query = graphql`
  fragment FormerVersionPage on Query {
    interface(lang: { eq: $lang }) {
      ...LegalWords
      legalVersions {
        version
        ...FormerNoticeWords
      }
    }
    formerVersion(id: { eq: $id }) {
      source
      lang
      title
      description
      updated
      updatedText
      form
      shareImage {
        publicURL
      }
      illustration {
        ...Illustration
      }
      summaries {
        section
        text
      }
      intro {
        ...RichText
      }
      sections {
        ...LegalSection
      }
      ...FormerNotice
    }
  }
`;
