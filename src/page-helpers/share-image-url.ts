/** The absolute address of the picture that networks show beside a page: its own, or else that of the site. */
export const shareImageUrl = (
  site: Queries.SeoFragment,
  shareImage: Queries.ShareImageFragment | null = null,
): string => {
  const { childImageSharp } = shareImage ?? site.shareImage;
  return `${site.siteUrl.value}${childImageSharp?.gatsbyImageData.images.fallback?.src}`;
};
