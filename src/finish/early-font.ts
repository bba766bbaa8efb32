import path from 'node:path';
import { headlineFile } from '../gatsby/fonts/web-fonts';
import { digestLength } from '../gatsby/node/fields/short-digest';

const { name, ext } = path.parse(headlineFile);
const address = new RegExp(`/static/${name}-[\\da-f]{${digestLength}}\\${ext}\\b`);

/**
 * What the answer's header says of the font that a page's headline is set in: a browser asks for it before it has read the
 * page, so that over a slow connection it is there when the page is first laid out (`Link`, RFC 8288; Preload, HTML
 * Standard 4.6.7.18). For one small font only: more would share the line, and all would come too late.
 * @param html the page, with its styles
 * @returns the value of a header `Link`, if the page has such a font
 */
export const earlyFont = (html: string): string | undefined => {
  const [font] = address.exec(html) ?? [];
  return font && `<${font}>; rel=preload; as=font; crossorigin`;
};
