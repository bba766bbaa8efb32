import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** The file of a page in a built site. */
export const pageFile = (root: string, address: string): string =>
  path.join(root, address.endsWith('.html') ? address : `${address}/index.html`);

/**
 * All that a page says: the words in its body, and its attributes (alternative texts, links, the head's
 * descriptions), a line each. No-break spaces are kept; other white space counts as one space.
 */
export const pageWords = (root: string, address: string): string => {
  const { document } = new JSDOM(readFileSync(pageFile(root, address), 'utf8')).window;
  for (const element of document.querySelectorAll('style, script:not([type="application/ld+json"])')) element.remove();
  const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  return [document.title, document.head.textContent, document.body.textContent, ...attributes]
    .map((text) => text?.replace(/[ \n\t]+/g, ' ').trim())
    .join('\n');
};
