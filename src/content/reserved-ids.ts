import { announcementId, introKey } from '../constants';

/** Ids in every page: of the layout, of Gatsby and of the development server. */
const idsOfAllPages = ['content', 'menu', 'gatsby-focus-wrapper', 'gatsby-announcer', 'content-diagnostics'];

/** Ids of components: no section or question may have the same id. tests/site/pages.spec.ts compares them with the built pages. */
export const reservedIds: Record<'legal' | 'support', readonly string[]> = {
  legal: [...idsOfAllPages, 'contents', 'document-text', announcementId, introKey],
  support: [
    ...idsOfAllPages,
    'support-title',
    'search',
    'search-messages',
    'search-results',
    'search-status',
    'faq',
    'contact',
  ],
};
