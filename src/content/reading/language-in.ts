import { defaultLanguage } from '../constants';
import { isRecord } from '../field-walk';
import { isLanguage } from '../schema/fields';

/** The language that the head of a legal document names; the default if it names none, which its schema refuses. */
export function languageIn(head: unknown): string {
  // In what is no language, `Intl` formats nothing: it throws.
  return isRecord(head) && typeof head.lang === 'string' && isLanguage(head.lang) ? head.lang : defaultLanguage;
}
