/*
  Ascent and descent are those of the fonts' `hhea` tables. A width is the average advance of a character, kerned, over
  the French pages: their headings (2 400 characters) for the display font, their other texts (31 000) for the text font,
  at weight 400; measured with a canvas's `measureText` in Chromium 147.

    Georgia                            Gelasio 5.3.0 of @fontsource/gelasio, made to Georgia's widths
    Times New Roman, Arial, Helvetica  Liberation Serif and Sans, made to theirs (Debian's fonts-liberation 1.07.4)
    Noto, Roboto, DejaVu               Debian's fonts-noto-core 20201225, fonts-roboto 20170802, fonts-dejavu 2.37
*/

/**
 * The site's fonts, that of titles and that of texts, by the names of their files. `property` is what style sheets name
 * each by. A fallback names fonts of devices, equally wide, by their full or PostScript names. Measures are in em.
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
      { local: ['DejaVu Serif'], width: 0.5224 },
      { local: ['Roboto-Regular'], width: 0.453 },
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
      { local: ['Noto Sans', 'NotoSans-Regular'], width: 0.4644 },
      { local: ['DejaVu Sans'], width: 0.5016 },
    ],
    generic: 'sans-serif',
  },
};

export type FontName = keyof typeof webFonts;

/** A file of a font, and the characters that it is for (CSS Fonts 4, `unicode-range`); the main file has no range. */
export type FontFile = { name: FontName; address: string; range?: string };

const percent = (value: number, decimals = 0) => `${Number((value * 100).toFixed(decimals))}%`;

const fontFace = (descriptors: Record<string, string>) => {
  const texts = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${texts.join(';')}}`;
};

/** Faces of local fonts in which text is as wide, and sits as high in its line, as in the web font: no line moves. */
const fallbackFaces = ({ family, ascent, descent, width, fallbacks }: (typeof webFonts)[FontName]) =>
  fallbacks.map(({ local, width: ownWidth }, index) => {
    const size = width / ownWidth;
    const name = `${family.charAt(0)}${index + 1}`;
    const rule = fontFace({
      'font-family': name,
      src: local.map((one) => `local("${one}")`).join(),
      'size-adjust': percent(size, 1),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
    });
    return { name, rule };
  });

/** A font's rule for one of its files. */
const webFace = ({ name, address, range }: FontFile) =>
  fontFace({
    'font-family': `"${webFonts[name].family}"`,
    src: `url(${address})`,
    'font-weight': webFonts[name].weight,
    'font-display': 'swap',
    ...(range && { 'unicode-range': range }),
  });

/** The site's fonts as CSS: their @font-face rules, their fallbacks', and their custom properties. */
export const fontFaces = (files: readonly FontFile[]): string =>
  (Object.keys(webFonts) as FontName[])
    .map((name) => {
      const { family, property, generic } = webFonts[name];
      const faces = fallbackFaces(webFonts[name]);
      return [
        ...files.filter((file) => file.name === name).map(webFace),
        ...faces.map(({ rule }) => rule),
        `:root{${property}:"${family}",${faces.map((face) => face.name).join()},${generic}}`,
      ].join('');
    })
    .join('');
