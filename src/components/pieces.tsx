import { graphql } from 'gatsby';

type Props = { file: Queries.PiecesFragment; className?: string };

/**
 * A decorative drawing whose parts are animated. They come from its file, one by one: in the page
 * itself it would come ahead of what is read, and an `img` can't be taken apart.
 */
export const Pieces = ({ file: { publicURL, svg }, className }: Props) => (
  <svg className={className} viewBox={svg?.viewBox} aria-hidden="true">
    {svg?.pieces.map((id) => (
      <use key={id} className="piece" href={`${publicURL}#${id}`} />
    ))}
  </svg>
);

export const query = graphql`
  fragment Pieces on File {
    publicURL
    svg {
      viewBox
      pieces
    }
  }
`;
