/** What networks show of a shared page's picture, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };
