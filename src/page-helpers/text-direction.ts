/** The two-letter languages that are written from right to left (ISO 639-1). */
const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The `dir` of a page in a language; undefined for the default, from left to right. */
export const textDirection = (lang: string) => (rightToLeft.includes(lang) ? 'rtl' : undefined);
