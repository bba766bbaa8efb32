import { graphql } from 'gatsby';

type Props = { svg: Queries.InlineSvgFragment | null; className?: string };

/** A decorative drawing in the page itself, where its parts are animated or take the text's colour. */
export const InlineSvg = ({ svg, className }: Props) => (
  // The markup is a drawing of this repository, inlined when the site is built.
  <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg?.markup ?? '' }} />
);

export const query = graphql`
  fragment InlineSvg on Svg {
    markup
  }
`;
