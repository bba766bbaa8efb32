import { micromark } from 'micromark';
import { type ContentType, contentTypes } from '../../content/content-types';
import { mapFields, type Path } from '../../content/field-walk';
import { isDate } from '../../content/schema/fields';
import type { Facts } from '../../content/schema/site';
import { applyEdits } from '../../content/text/edits';
import { readSections } from '../../content/text/legal-sections';
import { parseMarkdown } from '../../content/text/markdown';
import { legalBodyEdits } from '../../content/text/open-facts';
import { formatDate, markdownTokenEdits, replaceTokens } from '../../content/text/tokens';
import { typeset } from '../../content/text/typography';

/**
 * What an editor has written so far, as the site's sections take it: tokens replaced, typeset, pictures
 * as files. Nothing in it needs to be complete.
 *
 * @param pictureUrl The address under which the browser can load the picture of a field.
 */
export function previewData(
  type: ContentType,
  value: unknown,
  lang: string,
  facts: Facts,
  pictureUrl: (src: string, path: Path) => string,
): unknown {
  return mapFields(contentTypes[type].schema, value, (written, { kind }, path) => {
    if (typeof written !== 'string') return written;
    switch (kind) {
      case 'text':
        return typeset(replaceTokens(written, facts, lang, kind), lang);
      case 'prose':
        return { html: proseHtml(written, lang, facts) };
      case 'link':
        return replaceTokens(written, facts, lang, kind);
      case 'image':
        return pictureOf(pictureUrl(written, path));
      default:
        return written;
    }
  });
}

/** Markdown as the site shows it. */
export function proseHtml(markdown: string, lang: string, facts: Facts): string {
  return micromark(applyEdits(markdown, markdownTokenEdits(markdown, facts, lang)));
}

/** What the body and the date of a legal document become on its page, which leaves out what names a fact not given yet. */
export function legalData(body: string, updated: unknown, lang: string, facts: Facts) {
  const markdown = applyEdits(body, legalBodyEdits(body, facts, lang));
  const { intro, sections } = readSections(parseMarkdown(markdown), markdown, lang);
  const prose = (typeset: string) => ({ html: micromark(typeset) });
  const day = replaceTokens(String(updated ?? ''), facts, lang, 'date');
  return {
    updated: day,
    updatedText: isDate(day) ? typeset(formatDate(day, lang), lang) : day,
    intro: prose(intro),
    sections: sections.map((section) => ({ ...section, body: prose(section.body) })),
  };
}

/** A picture as Gatsby's queries answer for a drawing: the file as it is. */
function pictureOf(url: string) {
  return { publicURL: url, svg: { pieces: [] }, photo: null };
}
