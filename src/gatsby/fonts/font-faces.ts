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
