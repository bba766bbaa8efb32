/** Values that content, pages and scripts share. */

/** The language of the landing page, and of files whose name has no language. */
export const defaultLanguage = 'fr';

/** The id of the announcement on a legal page. */
export const announcementId = 'announcement';

/** The name that summaries use for the text of a legal document before its first section. */
export const introKey = 'intro';

export const shareImageSize = { width: 1200, height: 630 };

/** sharp's `failOn`. At the level `warning`, sharp refuses photos of some phones that every browser shows. */
export const pictureTolerance = 'error';

/** The colours of `--page` in `_tokens.scss`, for the manifest and `theme-color`. A test compares them. */
export const pageColours = { light: '#fff6ea', dark: '#190917' };
