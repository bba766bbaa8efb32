import { createHash } from 'node:crypto';
import { shortDigest } from '../gatsby/node/fields/short-digest';

const inPage = /<style media="print">([^<]*)<\/style>/;

/** A file of the site: its address, which changes with its text. */
type StyleFile = { address: string; text: string };

/**
 * A page whose rules for paper stand in a file: browsers fetch one for another medium behind all that is shown (HTML
 * Standard 4.2.4.3), where in the page they come ahead of its first sentence.
 * @param html a page as `src/html.tsx` writes it
 * @returns the page, and that file, if the page has such rules
 */
export const withPaperStylesApart = (html: string): { html: string; file?: StyleFile } => {
  const [style, text] = inPage.exec(html) ?? [];
  if (!style || !text) return { html };
  const address = `/static/print-${shortDigest(createHash('sha256').update(text).digest('hex'))}.css`;
  return {
    html: html.replace(style, `<link rel="stylesheet" href="${address}" media="print">`),
    file: { address, text },
  };
};
