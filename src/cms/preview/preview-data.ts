import { micromark } from 'micromark';
import { type ContentType, contentTypes } from '../../contract/content-types';
import { mapFields, type Path } from '../../contract/reading/field-walk';
import type { Facts } from '../../contract/schema/site';
import { markdownTokenEdits, replaceTokens } from '../../contract/tokens';
import { applyEdits } from '../../contract/typography/edits';
import { typeset } from '../../contract/typography/typeset';
import { typesetMarkdown } from '../../contract/typography/typeset-markdown';

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
        return { childMarkdownRemark: { html: proseHtml(written, lang, facts) } };
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
  return micromark(typesetMarkdown(applyEdits(markdown, markdownTokenEdits(markdown, facts, lang)), lang));
}

/** A picture as Gatsby's queries answer for a drawing: the file as it is. */
function pictureOf(url: string) {
  return { publicURL: url, svg: { markup: `<img src="${url}" alt="">` }, photo: null };
}
