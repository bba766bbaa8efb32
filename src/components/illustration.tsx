import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A file of `content/images`: a drawing (SVG), or a picture of pixels in sizes that fit its place. */
export type PictureFile = Queries.DrawingFragment & {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/**
 * An image's attributes. gatsby-plugin-image's own component would hide it until a script has run; all supported browsers
 * read WebP, so that one list of candidates is enough.
 */
const imageOf = ({ publicURL, svg, childImageSharp }: PictureFile, ownSizes?: string) => {
  const photo = childImageSharp?.gatsbyImageData;
  if (!photo) return { src: publicURL ?? undefined, width: svg?.width, height: svg?.height };
  const { src, srcSet, sizes } = photo.images.fallback ?? {};
  return { src, srcSet, sizes: ownSizes ?? sizes, width: photo.width, height: photo.height };
};

type Props = {
  file: PictureFile;
  /** Left out where the picture only decorates. */
  alt?: string;
  className?: string;
  /** How wide a photo is shown, if it is not as wide as it can be. */
  sizes?: string;
  /** On the first screen: fetched at once, but on phones after the fonts. */
  eager?: boolean;
};

/** A drawing, as a file of its own, or a photo in the place of one. */
export const Illustration = ({ file, alt = '', className, sizes, eager = false }: Props) => {
  const { svg, publicURL } = file;
  const image = (
    <img
      className={className}
      {...imageOf(file, sizes)}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'low' : undefined}
    />
  );
  // WebKit answers no `prefers-color-scheme` inside of a drawing.
  return svg?.dark ? (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${publicURL}#dark`} />
      {image}
    </picture>
  ) : (
    image
  );
};

type PreloadProps = Pick<Props, 'file' | 'sizes'> & { media?: string };

/** For the head of a page: fetches the picture, or the candidate that it will choose, before the page is parsed so far. */
export const IllustrationPreload = ({ file, sizes: ownSizes, media }: PreloadProps) => {
  const { src, srcSet, sizes } = imageOf(file, ownSizes);
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
};

/**
 * A decorative drawing whose parts are animated. They come from its file, one by one: in the page itself it would come
 * ahead of what is read, and an `img` can't be taken apart.
 */
export const Pieces = ({
  file: { publicURL, svg },
  className,
}: {
  file: Queries.DrawingFragment;
  className?: string;
}) => (
  <svg className={className} viewBox={svg?.viewBox} aria-hidden="true">
    {svg?.pieces.map((id) => (
      <use key={id} href={`${publicURL}#${id}`} />
    ))}
  </svg>
);

export const query = graphql`
  fragment Drawing on File {
    publicURL
    svg {
      width
      height
      viewBox
      dark
      pieces
    }
  }

  fragment Illustration on File {
    ...Drawing
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [WEBP], quality: 70, placeholder: NONE)
    }
  }
`;
