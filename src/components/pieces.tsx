import { graphql } from 'gatsby';
import { InlineSvg } from './inline-svg';

type Props = { file: Queries.PiecesFragment; className?: string };

/**
 * A decorative drawing whose parts are animated. They come from its file, one by one: in the page
 * itself it would come ahead of what is read, and an `img` can't be taken apart. A drawing whose parts have no ids is inlined.
 */
export const Pieces = ({ file: { publicURL, svg }, className }: Props) => {
  if (!svg || svg.pieces.length === 0) return <InlineSvg className={className} svg={svg} />;
  const { width, height, viewBox, pieces } = svg;
  return (
    <div className={className} aria-hidden="true">
      <svg width={width} height={height} viewBox={viewBox} aria-hidden="true">
        {pieces.map((id) => (
          <use key={id} className="piece" href={`${publicURL}#${id}`} />
        ))}
      </svg>
    </div>
  );
};

export const query = graphql`
  fragment Pieces on File {
    publicURL
    svg {
      ...InlineSvg
      width
      height
      viewBox
      pieces
    }
  }
`;
