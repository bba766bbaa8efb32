import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { pageFile } from '../../../src/finish/headers';

/** The HTML of a page in a built site, by its address. */
export const pageHtml = (root: string, address: string): string =>
  readFileSync(path.join(root, pageFile(address)), 'utf8');

/**
 * All that a page says: the words in its body, and its attributes (alternative texts, links, the head's
 * descriptions), a line each. No-break spaces are kept; other white space counts as one space.
 */
export const pageWords = (root: string, address: string): string => {
  const { document } = new JSDOM(pageHtml(root, address)).window;
  for (const element of document.querySelectorAll('style, script:not([type="application/ld+json"])')) element.remove();
  const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  return [document.title, document.head.textContent, document.body.textContent, ...attributes]
    .map((text) => text?.replace(/[ \n\t]+/g, ' ').trim())
    .join('\n');
};
