import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Changes, ChangesHead } from './legal-pages/changes';
import { CurrentVersion, CurrentVersionHead } from './legal-pages/current-version';
import { FormerVersion, FormerVersionHead } from './legal-pages/former-version';

/** What the template asks for: what every page does, and what one kind of page does. */
export type LegalPage<Page> = Queries.LayoutFragment & { readonly seo: Queries.SeoFragment | null } & Page;

/** Of which kind a page is: one of them is true. */
export type LegalPageContext = { isCurrent: boolean; isFormer: boolean; isChanges: boolean };

/**
 * A legal document, a former version of it, or what has changed since. One template for the three, because Gatsby warns
 * of a template that no page uses, and most of the time there is no former version.
 */
const Legal = (props: PageProps<never, LegalPageContext>) => {
  const { isFormer, isChanges } = props.pageContext;
  if (isChanges) return <Changes {...props} />;
  return isFormer ? <FormerVersion {...props} /> : <CurrentVersion {...props} />;
};

export default Legal;

export const Head = (props: HeadProps<never, LegalPageContext>) => {
  const { isFormer, isChanges } = props.pageContext;
  if (isChanges) return <ChangesHead {...props} />;
  return isFormer ? <FormerVersionHead {...props} /> : <CurrentVersionHead {...props} />;
};

export const query = graphql`
  query Legal(
    $id: String!
    $lang: String!
    $path: String!
    $previous: String
    $next: String
    $isCurrent: Boolean!
    $isFormer: Boolean!
    $isChanges: Boolean!
  ) {
    ...Layout
    seo: siteFacts {
      ...Seo
    }
    ...CurrentVersionPage @include(if: $isCurrent)
    ...FormerVersionPage @include(if: $isFormer)
    ...LegalChangesPage @include(if: $isChanges)
  }
`;
