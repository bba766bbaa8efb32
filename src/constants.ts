/**
 * The first segments of addresses that no page may have: what the build writes or may write at the root
 * (`static`, `page-data`, `admin`, `images`, `icons`), and what Gatsby and hosts read in a page's name
 * (`index`, and the pages for the statuses 404 and 500).
 */
export const reservedSegments: readonly string[] =
  'static page-data admin images icons index 404 500 dev-404-page'.split(' ');

/** What a summary names in place of a section, to stand above the text before the first heading. */
export const introKey = 'intro';

/** What every page holds: the layout's main part, and what Gatsby and the development server add. */
const idsOfAllPages = ['content', 'menu', 'gatsby-focus-wrapper', 'gatsby-announcer', 'content-diagnostics'];

/** The ids of elements that pages hold besides those that their content gives: no content may have one of them. */
export const reservedIds: Record<'legal' | 'support', readonly string[]> = {
  legal: [...idsOfAllPages, 'contents-title', 'announcement', 'versions-title', introKey],
  support: [
    ...idsOfAllPages,
    ...'support-title search search-messages search-results search-status results-title best-answer other-answers legal-answers cards-title faq faq-title contact contact-title'.split(
      ' ',
    ),
  ],
};

/**
 * The language of the landing page and of a file that does not say its own. It stands alone, because components need it:
 * they must not bring the schemas into a visitor's scripts.
 */
export const defaultLanguage = 'fr';

/** How faulty a picture may be, in sharp's words (`failOn`): as browsers have it, warnings do not matter. */
export const pictureTolerance = 'error';

export const shareImageSize = { width: 1200, height: 630 };

export const termsPath = '/terms';
export const privacyPath = '/privacy';

/** Those that French and European law asks the site of a trader for: see docs/launch.md. */
export const dutyPaths: readonly string[] = [
  privacyPath,
  termsPath,
  '/mentions-legales',
  '/mediation',
  '/retractation',
];

/** The page's colours, for what browsers read beside the styles: those of `--page` in `_tokens.scss`, as a test checks. */
export const pageColours = { light: '#fff6ea', dark: '#260a1f' };
