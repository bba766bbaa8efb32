import type { IGatsbyImageData } from 'gatsby-plugin-image';

type Props = {
  image: IGatsbyImageData;
  alt: string;
  className?: string;
  eager?: boolean;
};

/**
 * How a picture is fetched: where a visitor comes to it or, on the first screen (`eager`), at once, but on phones after the
 * fonts, which the headline waits for.
 */
export const fetching = (eager: boolean) =>
  ({
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager ? 'low' : undefined,
  }) as const;

const oneLine = (srcSet: string) => srcSet.replaceAll(',\n', ', ');

/**
 * gatsby-plugin-image's data in a plain `<picture>`: its own component hides an image until a
 * script has run. All supported browsers read AVIF; the fallback is one file for those of the past.
 */
export const Picture = ({ image, alt, className, eager = false }: Props) => {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={oneLine(srcSet)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        width={image.width}
        height={image.height}
        alt={alt}
        {...fetching(eager)}
        decoding="async"
        style={{ backgroundColor: image.backgroundColor }}
      />
    </picture>
  );
};

/** For the head of a page: fetches the candidate that the picture will choose, before the page is parsed so far. */
export const PicturePreload = ({ image, media }: { image: IGatsbyImageData; media?: string }) =>
  image.images.sources?.map(({ type, srcSet, sizes }) => (
    <link
      key={type}
      rel="preload"
      as="image"
      type={type}
      imageSrcSet={oneLine(srcSet)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  ));
