/** A colour as its red, green and blue bytes. */
export type Colour = number[];

/** Relative luminance (WCAG 2.2) */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The highest contrast ratio among the colours (WCAG 2.2) */
export const contrast = (...colours: Colour[]): number => {
  const luminances = colours.map(luminance);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};
