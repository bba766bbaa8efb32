/** Fonts of devices that stand in for a web font: as wide as each other, by full or PostScript name. */
export type Fallback = { local: readonly string[]; width: number };

/** Lengths in em. `width` is that of an average character of a text, the same for the fallbacks. */
export type FontMetrics = {
  family: string;
  ascent: number;
  descent: number;
  width: number;
  fallbacks: readonly Fallback[];
  generic: 'serif' | 'sans-serif';
};

/** Every page carries these numbers: as short as they may be, and a width is felt in every line. */
const percent = (value: number, decimals = 0) => `${Number((value * 100).toFixed(decimals))}%`;

const quote = (name: string) => JSON.stringify(name);

/**
 * Faces of local fonts in which text is as wide, and sits as high in its line, as in the web font. A
 * face none of whose fonts a device has is passed over. Every line height of the site is a number, so
 * a font's own line gap has no say.
 * @returns the @font-face rules, and the names of the faces as a value of `font-family`
 */
export const fallbackFaces = ({ family, ascent, descent, width, fallbacks, generic }: FontMetrics) => {
  const faces = fallbacks.map(({ local, width: ownWidth }, index) => ({
    // Each page says the names three times: the web font's first letter and a number.
    name: `${family.charAt(0)}${index + 1}`,
    src: local.map((one) => `local(${quote(one)})`).join(),
    size: width / ownWidth,
  }));
  return {
    rules: faces.map(
      ({ name, src, size }) =>
        `@font-face{font-family:${name};src:${src};size-adjust:${percent(size, 1)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}}`,
    ),
    stack: [...faces.map(({ name }) => name), generic].join(),
  };
};
