import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IllustrationPreload } from '../components/illustration';
import { Layout } from '../components/layout';
import { requireData } from '../components/require-data';
import { Seo } from '../components/seo';
import { NotFound } from '../sections/not-found';

type Context = Queries.NotFoundQueryVariables;

const NotFoundPage = ({ data, location, pageContext: { lang } }: PageProps<Queries.NotFoundQuery, Context>) => {
  const { notFound } = requireData(data);
  return (
    <Layout data={data} path={location.pathname} lang={lang} source={notFound.source}>
      <NotFound page={notFound} />
    </Layout>
  );
};

export default NotFoundPage;

export const Head = ({ data, pageContext: { lang } }: HeadProps<Queries.NotFoundQuery, Context>) => {
  const { siteFacts, notFound } = requireData(data);
  return (
    <>
      {/* The largest thing painted first, on all screens */}
      <IllustrationPreload file={notFound.illustration} />
      <Seo
        site={siteFacts}
        title={notFound.title}
        description={notFound.description}
        lang={lang}
        path={null}
        firstTitle="not-found-title"
      />
    </>
  );
};

export const query = graphql`
  query NotFound($lang: String!) {
    ...Layout
    siteFacts { ...Seo }
    notFound {
      source
      description
      ...NotFoundPage
    }
  }
`;
