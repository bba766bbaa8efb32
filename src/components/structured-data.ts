/** A schema.org node, to be serialised as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown };

type Site = { name: string; url: string; email: string; storeUrl: string; logo: string };
type Page = { description: string; lang: string };

/**
 * The publisher, the site and the app, for the landing page. The app carries no rating: search
 * engines forbid ratings gathered elsewhere.
 */
export const siteStructuredData = (site: Site, { description, lang }: Page): Thing[] => [
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
