/**
 * How many hexadecimal digits of a file's digest stand in its address: as many as it takes for the address to change
 * with the file, all but once in sixteen million changes. No page can compress them, and the landing page holds some forty.
 */
export const digestLength = 6;

/** As much of a content's digest as its address needs. */
export const shortDigest = (digest: string): string => digest.slice(0, digestLength);
