/** A node of schema.org, for JSON-LD. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/**
 * The publisher, the site and the app, for the landing page. The app has no rating here: search engines forbid ratings
 * that were gathered on another site.
 */
export const siteStructuredData = (
  { name: { value: name }, siteUrl: { value: url }, supportEmail, appStoreUrl, price }: Queries.SeoFragment,
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
    url: appStoreUrl.value,
    offers: price ? subscriptionOffer(price) : undefined,
    publisher: { '@id': `${url}/#organization` },
  },
];

/** What the subscription costs each month or year; the codes of the units are those of UN/CEFACT. */
const subscriptionOffer = ({
  amount,
  currency,
  period,
}: NonNullable<Queries.SeoFragment['price']>): StructuredData => ({
  '@type': 'Offer',
  category: 'subscription',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
    billingDuration: 1,
    unitCode: period === 'year' ? 'ANN' : 'MON',
  },
});

/** One JSON-LD graph. `<` is escaped so that no text can close the script element (HTML Standard 4.12.1.3). */
export const jsonLd = (graph: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
