import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A file of `content/images`: a drawing (SVG), or a photo, of which there are several sizes. */
type PictureFile = Queries.DrawingFragment & {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/**
 * The attributes of an image. The component of gatsby-plugin-image is not used: it hides a photo until a script has run.
 * All supported browsers read WebP, so a photo needs only one list of sizes.
 */
const imageAttributes = ({ publicURL, svg, childImageSharp }: PictureFile, shownSizes?: string) => {
  const photo = childImageSharp?.gatsbyImageData;
  if (!photo) return { src: publicURL ?? undefined, width: svg?.width, height: svg?.height };
  const { src, srcSet, sizes } = photo.images.fallback ?? {};
  return { src, srcSet, sizes: shownSizes ?? sizes, width: photo.width, height: photo.height };
};

type Props = {
  file: PictureFile;
  /** Left out where the picture only decorates. */
  alt?: string;
  className?: string;
  /** How wide a photo is shown (HTML Standard, "sizes attributes"), if not as wide as its largest size. */
  sizes?: string;
  /**
   * The picture is on the first screen, so it is not loaded lazily. On phones the fonts are more urgent: its priority is
   * low. Where the picture is urgent too, a `PicturePreload` has already fetched it with high priority.
   */
  eager?: boolean;
};

/** A drawing or a photo. */
export const Picture = ({ file, alt = '', className, sizes, eager = false }: Props) => {
  const { svg, publicURL } = file;
  const image = (
    <img
      className={className}
      {...imageAttributes(file, sizes)}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'low' : undefined}
    />
  );
  if (!svg?.dark) return image;
  // In WebKit, `prefers-color-scheme` has no effect inside a drawing.
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${publicURL}#dark`} />
      {image}
    </picture>
  );
};

type PreloadProps = Pick<Props, 'file' | 'sizes'> & { media: string };

/** For the head of a page: fetches the picture before the parser reaches it. */
export const PicturePreload = ({ file, sizes: shownSizes, media }: PreloadProps) => {
  const { src, srcSet, sizes } = imageAttributes(file, shownSizes);
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

export const query = graphql`
  fragment Drawing on File { publicURL svg { width height viewBox dark pieces } }

  fragment Picture on File {
    ...Drawing
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [WEBP], quality: 70, placeholder: NONE)
    }
  }
`;
