import { graphql } from 'gatsby';

type Props = {
  file: Queries.IllustrationFragment;
  /** Left out where the drawing only decorates. */
  alt?: string;
  className?: string;
  eager?: boolean;
};

/** A cut-paper drawing, as a file of its own. */
export const Illustration = ({ file, alt = '', className, eager = false }: Props) => (
  <img
    className={className}
    src={file.publicURL ?? undefined}
    width={file.svg?.width}
    height={file.svg?.height}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);

export const query = graphql`
  fragment Illustration on File {
    publicURL
    svg {
      width
      height
    }
  }
`;
