import { graphql } from 'gatsby';
import { pageColours, shareImageSize } from '../constants';
import { shareImageUrl } from '../page-helpers/share-image-url';
import { jsonLd, type StructuredData } from '../page-helpers/structured-data';

type Props = {
  site: Queries.SeoFragment;
  title: string;
  description: string;
  lang: string;
  /** The page's path, such as `/privacy`; null for the 404 page, which search engines never list. */
  path: string | null;
  shareImage?: Queries.ShareImageFragment | null;
  structuredData?: readonly StructuredData[];
  /** The page in every language, its own language included. */
  alternates?: readonly { lang: string; path: string }[];
  /**
   * The id of the first text below the page's drawing. The page is not painted before the element with this id is parsed;
   * otherwise view transitions would miss the drawing (HTML Standard, "blocking attributes").
   */
  firstTitle: string;
  /** Keeps the page out of search engines; the sitemap leaves it out, too. */
  noindex?: boolean;
};

/** A language with the country that it is most spoken in, such as `fr_FR` (Open Graph protocol, `og:locale`). */
const openGraphLocale = (lang: string) => {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
};

/** The parts of a page's head that come from its content. */
export const Seo = ({
  site,
  title,
  description,
  lang,
  path,
  shareImage,
  firstTitle,
  structuredData = [],
  alternates = [],
  noindex = false,
}: Props) => {
  const origin = site.siteUrl.value;
  const url = path === null ? null : `${origin}${path}`;
  const fullTitle = title.includes(site.name.value) ? title : `${title} · ${site.name.value}`;
  // For visitors of all other languages: the page in English, or else the first.
  const fallback = alternates.find((alternate) => alternate.lang === 'en') ?? alternates[0];
  return (
    <>
      <html lang={lang} />
      <link rel="expect" href={`#${firstTitle}`} blocking="render" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex || path === null ? 'noindex' : 'max-image-preview:large'} />
      {url && <link rel="canonical" href={url} />}
      {alternates.map((alternate) => (
        <link key={alternate.lang} rel="alternate" hrefLang={alternate.lang} href={`${origin}${alternate.path}`} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={`${origin}${fallback.path}`} />}
      <meta name="theme-color" content={pageColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pageColours.dark} media="(prefers-color-scheme: dark)" />
      {!site.appStoreId.sample && <meta name="apple-itunes-app" content={`app-id=${site.appStoreId.value}`} />}
      <meta property="og:site_name" content={site.name.value} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={openGraphLocale(lang)} />
      <meta property="og:image" content={shareImageUrl(site, shareImage)} />
      <meta property="og:image:width" content={`${shareImageSize.width}`} />
      <meta property="og:image:height" content={`${shareImageSize.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(structuredData) }} />
      )}
    </>
  );
};

export const query = graphql`
  fragment Seo on SiteFacts {
    name { value }
    siteUrl { value }
    supportEmail { value }
    appStoreUrl { value }
    appStoreId { value sample }
    shareImage { ...ShareImage }
  }

  fragment ShareImage on File {
    childImageSharp {
      gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [AUTO], quality: 80, placeholder: NONE)
    }
  }
`;
