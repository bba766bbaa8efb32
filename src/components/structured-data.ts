/** A schema.org node, to be serialised as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown };

type Site = { name: string; url: string; email: string; storeUrl: string; logo: string };
type Page = { url: string; name: string; description: string; lang: string };

/**
 * The publisher, the site and the app, for the landing page. The app carries no rating: search
 * engines forbid ratings gathered elsewhere.
 */
export const siteStructuredData = (site: Site, { description, lang }: Pick<Page, 'description' | 'lang'>): Thing[] => [
  {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: site.logo,
    email: site.email,
  },
  {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: `${site.url}/`,
    name: site.name,
    description,
    inLanguage: lang,
    publisher: { '@id': `${site.url}/#organization` },
  },
  {
    '@type': 'MobileApplication',
    '@id': `${site.url}/#app`,
    name: site.name,
    description,
    operatingSystem: 'iOS',
    applicationCategory: 'HealthApplication',
    url: site.storeUrl,
    publisher: { '@id': `${site.url}/#organization` },
  },
];

/** An inner page and its place under the landing page. */
export const pageStructuredData = (siteUrl: string, page: Page, homeLabel: string): Thing[] => [
  {
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.name,
    description: page.description,
    inLanguage: page.lang,
    isPartOf: { '@id': `${siteUrl}/#website` },
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: homeLabel, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: page.url },
    ],
  },
];

/** Questions and answers, for search engines that show them. Answers are HTML. */
export const faqStructuredData = (items: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * Serialises nodes as one JSON-LD graph.
 * `<` is escaped so that no text can close the script element (HTML Standard 4.12.1.3).
 */
export const serialize = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
