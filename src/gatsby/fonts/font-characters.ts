import { contentTypes } from '../../content/content-types';
import { mapFields } from '../../content/field-walk';
import type { ContentDocument } from '../../content/read';
import { parseMarkdown, plainText } from '../../content/text/markdown';

/** Letters and digits: what numbers, dates and small changes of the content are made of. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ';

/** What visitors type into the search beside them. */
const typed = "'!?-.,";

/**
 * What style sheets write (`content`): quotation marks and the numbers of sections, and what most addresses of links on
 * paper are made of. A sign that only paper shows, such as #, may come from another font.
 */
const drawn = { display: '«»\u202f.\u00a0', text: '.\u00a0()/' };

type Shown = { plain: string[]; running: string[] };

const shownIn = (document: ContentDocument): Shown => {
  const shown: Shown = { plain: [], running: [] };
  mapFields(contentTypes[document.type].schema, document.data, (value, { kind }) => {
    if (kind === 'text' || kind === 'email') shown.plain.push(String(value).replace(/\{\w+\}/g, ''));
    if (kind === 'prose') shown.running.push(String(value));
    return value;
  });
  if (document.type === 'LegalDocument' || document.type === 'FormerVersion') {
    const { intro, sections, updatedText, effectiveText = '' } = document.data;
    shown.plain.push(updatedText, effectiveText, ...sections.map(({ title }) => title));
    shown.running.push(intro, ...sections.map(({ body }) => body));
  }
  return shown;
};

/** The landing page's headline, and the space that `keepLastWords` writes into each of its sentences. */
const headline = (document: ContentDocument): string[] =>
  document.type === 'Hero' ? [...document.data.headline, '\u00a0'] : [];

const withoutMarks = (markdown: string) => plainText(parseMarkdown(markdown));

const distinct = (...texts: string[]) => [...new Set(texts.join(''))].sort().join('');

/**
 * The characters that each of the site's fonts has to show. Markdown is set in the text font: its
 * headings are fields of their own.
 * @param documents the content
 * @returns each character once, for running text (and what visitors type), for titles, and for the landing page's headline
 */
export const fontCharacters = (
  documents: readonly ContentDocument[],
): Record<'text' | 'display' | 'headline', string> => {
  const shown = documents.map(shownIn);
  const plain = shown.flatMap((one) => one.plain);
  return {
    text: distinct(always, typed, drawn.text, ...plain, ...shown.flatMap(({ running }) => running.map(withoutMarks))),
    display: distinct(always, drawn.display, ...plain),
    // The development server starts with mistakes too, and a font without letters is none.
    headline: distinct(...documents.flatMap(headline)) || always,
  };
};
