import { graphql } from 'gatsby';
import { Picture } from './picture';

type Props = {
  file: Queries.IllustrationFragment;
  /** Left out where the drawing only decorates. */
  alt?: string;
  className?: string;
  eager?: boolean;
};

/** A drawing, as a file of its own; a photo in the place of one, in the sizes and formats that browsers choose from. */
export const Illustration = ({ file, alt = '', className, eager = false }: Props) => {
  const photo = file.photo?.gatsbyImageData;
  if (photo) return <Picture image={photo} alt={alt} className={className} eager={eager} />;
  return (
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
};

export const query = graphql`
  fragment Illustration on File {
    publicURL
    svg {
      width
      height
    }
    photo {
      gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [AUTO, AVIF], quality: 70, placeholder: NONE)
    }
  }
`;
