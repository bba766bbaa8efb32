import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { fetching, Picture, PicturePreload } from './picture';

/** A file of `content/images`; pictures of pixels have a `photo`, in sizes that fit their place. */
export type PictureFile = Queries.DrawingFragment & {
  readonly photo: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

type Props = {
  file: PictureFile;
  /** Left out where the drawing only decorates. */
  alt?: string;
  className?: string;
  eager?: boolean;
};

/** A drawing, as a file of its own; a photo in the place of one, in the sizes and formats that browsers choose from. */
export const Illustration = ({ file, alt = '', className, eager = false }: Props) => {
  const photo = file.photo?.gatsbyImageData;
  if (photo) return <Picture image={photo} alt={alt} className={className} eager={eager} />;
  const drawing = (
    <img
      className={className}
      src={file.publicURL ?? undefined}
      width={file.svg?.width}
      height={file.svg?.height}
      alt={alt}
      {...fetching(eager)}
    />
  );
  // WebKit answers no `prefers-color-scheme` inside of a drawing.
  return file.svg?.dark ? (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${file.publicURL}#dark`} />
      {drawing}
    </picture>
  ) : (
    drawing
  );
};

/** For the head of a page: fetches the picture, or the candidate that it will choose, before the page is parsed so far. */
export const IllustrationPreload = ({ file, media }: { file: PictureFile; media?: string }) => {
  const photo = file.photo?.gatsbyImageData;
  if (photo) return <PicturePreload image={photo} media={media} />;
  return <link rel="preload" as="image" href={file.publicURL ?? undefined} media={media} fetchPriority="high" />;
};

export const query = graphql`
  fragment Drawing on File {
    publicURL
    svg {
      width
      height
      dark
    }
  }
  fragment Illustration on File {
    ...Drawing
    photo {
      gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [AUTO, AVIF], quality: 70, placeholder: NONE)
    }
  }
`;
