export type Svg = { width: number; height: number; markup: string };

/**
 * Reads the size of an SVG picture from its viewBox.
 * @param markup the file's text
 * @param name what to call the picture in an error
 * @returns width and height in CSS pixels, and the markup
 * @throws if the root element has no viewBox, without which a browser can't keep the picture's place
 */
export const parseSvg = (markup: string, name: string): Svg => {
  const viewBox = markup.match(/<svg[^>]*\sviewBox="([^"]+)"/)?.[1];
  const [, , width, height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!width || !height) throw new Error(`${name} has no viewBox. Export the drawing again with its viewBox kept.`);
  // In an HTML page the element needs no namespace (HTML Standard 13.1.2).
  return {
    width: Math.round(width),
    height: Math.round(height),
    markup: markup.replace(' xmlns="http://www.w3.org/2000/svg"', ''),
  };
};
