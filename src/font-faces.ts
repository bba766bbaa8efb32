/**
 * The site's fonts, by the names of their files. Style sheets use `property`. Fallbacks are fonts of devices, by their full
 * or PostScript names. All measures are in em.
 */
export const webFonts = {
  'young-serif': {
    family: 'Young Serif',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    weight: '400',
    property: '--font-display',
    ascent: 1.046,
    descent: 0.366,
    width: 0.5061,
    fallbacks: [
      { local: ['Georgia'], width: 0.4509 },
      { local: ['Times New Roman', 'Liberation Serif'], width: 0.4104 },
      { local: ['Noto Serif', 'NotoSerif-Regular'], width: 0.485 },
      { local: ['OpenSans-Regular'], width: 0.4775 },
    ],
    generic: 'serif',
  },
  figtree: {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
    property: '--font-text',
    ascent: 0.95,
    descent: 0.25,
    width: 0.4409,
    fallbacks: [
      { local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4408 },
      { local: ['Roboto-Regular'], width: 0.4384 },
      { local: ['Noto Sans', 'NotoSans-Regular', 'OpenSans-Regular'], width: 0.4644 },
    ],
    generic: 'sans-serif',
  },
};
// A width is the average advance of a character of the French pages, by a canvas's `measureText` at weight 400.
// Ascent and descent stand in the font's `hhea` table. Open Sans is all that some Linux systems have, as that of the tests.

export type FontName = keyof typeof webFonts;

/** The path of each font's file on the site. */
export type FontPaths = Record<FontName, string>;

const percent = (value: number, decimals: number) => `${Number((value * 100).toFixed(decimals))}%`;

const fontFace = (descriptors: Record<string, string>) => {
  const texts = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${texts.join(';')}}`;
};

/**
 * The CSS of a font: its @font-face rules and its custom property. Fallbacks are scaled to the width and height of the
 * web font, so that no line moves when the web font comes.
 */
const fontCss = (name: FontName, path: string): string => {
  const { family, weight, property, ascent, descent, width, fallbacks, generic } = webFonts[name];
  const webFace = fontFace({
    'font-family': `"${family}"`,
    src: `url(${path})`,
    'font-weight': weight,
    'font-display': 'swap',
  });
  // Short names, because the rules stand in every page.
  const fallbackNames = fallbacks.map((_, index) => `${family.charAt(0)}${index + 1}`);
  const fallbackFaces = fallbacks.map((fallback, index) => {
    const size = width / fallback.width;
    return fontFace({
      'font-family': `${fallbackNames[index]}`,
      src: fallback.local.map((localName) => `local("${localName}")`).join(),
      'size-adjust': percent(size, 1),
      'ascent-override': percent(ascent / size, 0),
      'descent-override': percent(descent / size, 0),
    });
  });
  const families = [`"${family}"`, ...fallbackNames, generic].join();
  return [webFace, ...fallbackFaces, `:root{${property}:${families}}`].join('');
};

/** The CSS of the site's fonts. */
export const fontFaces = (paths: FontPaths): string =>
  (Object.keys(webFonts) as FontName[]).map((name) => fontCss(name, paths[name])).join('');
