import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { complete } from '../../components/complete';
import { Layout } from '../../components/layout';
import { Seo } from '../../components/seo';
import { pageStructuredData } from '../../components/structured-data';
import { DocumentPager } from '../../sections/document-pager';
import { FormerVersions, LatestChanges, VersionInForce } from '../../sections/former-versions';
import { LegalDocument } from '../../sections/legal-document';
import type { LegalPage } from '../legal';

export const CurrentVersion = ({
  data: { previous, next, ...data },
}: PageProps<LegalPage<Queries.CurrentVersionPageFragment>>) => {
  const { legalDocument, interface: words, former } = complete(data);
  const [latest] = former.nodes;
  // One change may be published before another applies.
  const inForce = former.nodes.find(({ upcoming }) => !upcoming);
  return (
    <Layout data={data} path={legalDocument.path} lang={legalDocument.lang} source={legalDocument.source}>
      <LegalDocument
        document={legalDocument}
        words={words.legalPage}
        upcoming={words.announcement.upcoming}
        until={inForce && <VersionInForce version={inForce} words={words.legalVersions} />}
        head={latest && <LatestChanges version={latest} words={words.legalVersions} />}
      >
        {latest && <FormerVersions versions={former.nodes} words={words.legalVersions} />}
        <DocumentPager previous={previous} next={next} words={words.legalPage} />
      </LegalDocument>
    </Layout>
  );
};

export const CurrentVersionHead = ({
  data: { previous: _previous, next: _next, ...data },
}: HeadProps<LegalPage<Queries.CurrentVersionPageFragment>>) => {
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
  fragment CurrentVersionPage on Query {
    interface(lang: { eq: $lang }) {
      ...LegalWords
      legalPage {
        ...DocumentPagerWords
      }
      legalVersions {
        ...FormerVersionWords
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
    former: allFormerVersion(
      filter: { path: { eq: $path }, replacement: { address: { ne: null } } }
      sort: { updated: DESC }
    ) {
      nodes {
        upcoming
        ...FormerVersionLink
      }
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
