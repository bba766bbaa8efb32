import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { complete } from '../../components/complete';
import { Layout } from '../../components/layout';
import { Seo } from '../../components/seo';
import { LegalChanges } from '../../sections/legal-changes';
import type { LegalPage } from '../legal';

export const Changes = ({ data, location }: PageProps<LegalPage<Queries.LegalChangesPageFragment>>) => {
  const { formerVersion, interface: words } = complete(data);
  return (
    <Layout data={data} path={location.pathname} lang={formerVersion.lang} source={formerVersion.source}>
      <LegalChanges version={formerVersion} words={words.legalVersions} />
    </Layout>
  );
};

export const ChangesHead = ({ data, location }: HeadProps<LegalPage<Queries.LegalChangesPageFragment>>) => {
  const { seo, formerVersion, interface: words } = complete(data);
  const { title, lang, updatedText } = formerVersion;
  const heading = words.legalVersions.changesAfter.replaceAll('{date}', updatedText);
  return (
    <Seo
      site={seo}
      title={`${title} · ${words.legalVersions.changes}`}
      description={`${title} · ${heading}`}
      lang={lang}
      path={location.pathname}
      noindex
    />
  );
};

export const query = graphql`
  fragment LegalChangesPage on Query {
    interface(lang: { eq: $lang }) {
      legalVersions {
        changesAfter
        ...LegalChangesWords
      }
    }
    formerVersion(id: { eq: $id }) {
      source
      lang
      ...LegalChanges
    }
  }
`;
