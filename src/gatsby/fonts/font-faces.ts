import { fallbackFaces } from './fallback-faces';
import { figtree, youngSerif } from './web-fonts';

/**
 * The site's fonts as CSS: their @font-face rules, their fallbacks', and the custom properties that
 * style sheets name them by.
 * @param address the address of a font's file, by its name
 */
export const fontFaces = (address: (file: string) => string): string =>
  [youngSerif, figtree]
    .flatMap((font) => {
      const { rules, stack } = fallbackFaces(font);
      return [
        // `optional` never swaps a font under a reader's eyes: layout shift is zero by construction.
        `@font-face{font-family:"${font.family}";src:url(${address(font.file)});font-weight:${font.weight};font-display:optional}`,
        ...rules,
        `:root{${font.property}:"${font.family}",${stack}}`,
        // Firefox alone loads no local face while the web font before it is on its way, unless it was asked for by itself;
        // laid out first, in the flow, so that the texts find it there. A block would end the landing page's sheet of paper.
        `@supports(-moz-appearance:none){${font.asksFor}::before{content:"a";visibility:hidden;float:left;width:0;font-family:${stack}}}`,
      ];
    })
    .join('');

/**
 * The font of titles once more, cut down to the headline's letters and asked for before the page is read
 * (`src/finish/early-font.ts`): over a slow connection it is there at the first paint, for which the whole font comes
 * too late. Like the others it stands in pages alone. In the style sheet that follows the first gesture any @font-face
 * would have browsers lay out all texts anew, and a headline that this sheet brings is set in the whole font.
 * @param address the file's address
 */
export const headlineFace = (address: string): string =>
  `@font-face{font-family:headline;src:url(${address});font-display:optional}`;
