import { shareImageUrl } from './share-image-url';

/** A node of schema.org, for JSON-LD. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/**
 * The publisher, the site and the app, for the landing page. The app has no rating here: search engines forbid ratings
 * that were gathered on another site. It has no price: they read one as the price of the app, not of a subscription in it.
 */
export const siteStructuredData = (
  { name: { value: name }, siteUrl: { value: url }, supportEmail, appStoreUrl }: Queries.SeoFragment,
  description: string,
  lang: string,
): StructuredData[] => [
  {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    email: supportEmail.value,
  },
  {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: `${url}/`,
    name,
    description,
    inLanguage: lang,
    publisher: { '@id': `${url}/#organization` },
  },
  {
    '@type': 'MobileApplication',
    '@id': `${url}/#app`,
    name,
    description,
    operatingSystem: 'iOS',
    applicationCategory: 'HealthApplication',
    url: `${url}/`,
    installUrl: appStoreUrl.value,
    publisher: { '@id': `${url}/#organization` },
  },
];

/** A guide, and the app's publisher as its author. */
export const articleStructuredData = (
  site: Queries.SeoFragment,
  { title, description, updated, published, address, lang, shareImage }: Queries.GuidePageQuery['guide'] & object,
): StructuredData => {
  const url = site.siteUrl.value;
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: shareImageUrl(site, shareImage),
    datePublished: published,
    dateModified: updated,
    inLanguage: lang,
    mainEntityOfPage: `${url}${address}`,
    author: { '@type': 'Organization', '@id': `${url}/#organization`, name: site.name.value, url: `${url}/` },
  };
};

/** One JSON-LD graph. `<` is escaped so that no text can close the script element (HTML Standard 4.12.1.3). */
export const jsonLd = (graph: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
