import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo';
import { requireData } from '../page-helpers/require-data';
import { NotFound } from '../sections/not-found';

type Context = Queries.NotFoundPageQueryVariables;

const NotFoundPage = ({ data, location, pageContext: { lang } }: PageProps<Queries.NotFoundPageQuery, Context>) => {
  const { notFound } = requireData(data);
  return (
    <Layout data={data} path={location.pathname} lang={lang}>
      <NotFound page={notFound} />
    </Layout>
  );
};

export default NotFoundPage;

export const Head = ({ data, pageContext: { lang } }: HeadProps<Queries.NotFoundPageQuery, Context>) => {
  const { siteFacts, notFound } = requireData(data);
  return (
    <Seo
      site={siteFacts}
      title={notFound.searchTitle}
      description={notFound.description}
      lang={lang}
      path={null}
      firstTitle="not-found-title"
    />
  );
};

export const query = graphql`
  query NotFoundPage($lang: String!) {
    ...Layout
    siteFacts { ...Seo }
    notFound { searchTitle description ...NotFound }
  }
`;
