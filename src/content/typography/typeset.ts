import { applyEdits, type Edit } from './edits';
import { frenchEdits } from './french';

/** The typographic changes that a text in a language needs: many in French, none in other languages. */
export function typographicEdits(text: string, lang: string): Edit[] {
  return lang === 'fr' ? frenchEdits(text) : [];
}

/** Plain text with the spaces, quotes and apostrophes of its language. */
export function typeset(text: string, lang: string): string {
  return applyEdits(text, typographicEdits(text, lang));
}
