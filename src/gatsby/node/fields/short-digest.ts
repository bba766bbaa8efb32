/** As much of a content's digest as an address needs that changes with it: one in four thousand million is the same. */
export const shortDigest = (digest: string): string => digest.slice(0, 8);
