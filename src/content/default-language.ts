/**
 * The language of the landing page and of a file that does not say its own. It stands alone, because components need it:
 * they must not bring the schemas into a visitor's scripts.
 */
export const defaultLanguage = 'fr';
