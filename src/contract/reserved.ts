/**
 * The first segments of addresses that no page may have: what the build writes or may write at the root
 * (`static`, `page-data`, `admin`, `images`, `icons`), and what Gatsby and hosts read in a page's name
 * (`index`, and the pages for the statuses 404 and 500).
 */
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
