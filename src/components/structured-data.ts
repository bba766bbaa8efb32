/** A schema.org node, to be serialised as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * The publisher, the site and the app, for the landing page. The app carries no rating: search
 * engines forbid ratings gathered elsewhere.
 */
export const siteStructuredData = (
  { name: { value: name }, siteUrl: { value: url }, supportEmail, appStoreUrl }: Queries.SeoFragment,
  description: string,
  lang: string,
): Thing[] => [
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
    publisher: { '@id': `${url}/#organization` },
  },
];

/** Questions and answers, for search engines that show them. Answers are HTML. */
export const faqStructuredData = ({ groups }: Queries.SupportFaqFragment): Thing => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.html },
    })),
});

/**
 * Serialises nodes as one JSON-LD graph.
 * `<` is escaped so that no text can close the script element (HTML Standard 4.12.1.3).
 */
export const serialize = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
