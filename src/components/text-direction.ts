/** The languages that are written from right to left, as far as they have two letters (ISO 639-1). */
const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The `dir` of a page in a language (HTML Standard, 3.2.6.4); nothing for those from left to right, which is the default. */
export const directionOf = (lang: string) => (rightToLeft.includes(lang) ? 'rtl' : undefined);
