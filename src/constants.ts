/** No page's address may begin with one of these: the build or the host uses them. */
export const reservedSegments: readonly string[] = [
  'static',
  'page-data',
  'admin',
  'images',
  'icons',
  'index',
  '404',
  '500',
  'dev-404-page',
];

/** The name that summaries use for the text before the first section. */
export const introKey = 'intro';

/** Ids in every page, of the layout, of Gatsby and of the development server. */
const idsOfAllPages = ['content', 'menu', 'gatsby-focus-wrapper', 'gatsby-announcer', 'content-diagnostics'];

/** The id of the announcement on a legal page. */
export const announcementId = 'announcement';

/** Ids that the components use: no section or question may have one of them. A test compares them with the built pages. */
export const reservedIds: Record<'legal' | 'support', readonly string[]> = {
  legal: [...idsOfAllPages, 'contents-title', announcementId, 'versions-title', introKey],
  support: [
    ...idsOfAllPages,
    'support-title',
    'search',
    'search-messages',
    'search-results',
    'search-status',
    'results-title',
    'best-answer',
    'other-answers',
    'legal-answers',
    'cards-title',
    'faq',
    'faq-title',
    'contact',
    'contact-title',
  ],
};

/** The language of the landing page, and of files whose name says none. */
export const defaultLanguage = 'fr';

/** sharp's `failOn`: phones write pictures of which it warns and which every browser shows. */
export const pictureTolerance = 'error';

export const shareImageSize = { width: 1200, height: 630 };

export const termsPath = '/terms';
export const privacyPath = '/privacy';

/** The law exempts micro-enterprises from this page (Code de la consommation, L412-13). */
export const accessibilityPath = '/accessibilite';

/** The pages that French and European law asks for: docs/launch.md. */
export const dutyPaths: readonly string[] = [
  privacyPath,
  termsPath,
  '/mentions-legales',
  '/mediation',
  '/retractation',
  accessibilityPath,
];

/** The colours of `--page` in `_tokens.scss`, for what browsers read beside the styles. A test compares them. */
export const pageColours = { light: '#fff6ea', dark: '#260a1f' };
