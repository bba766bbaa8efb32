const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/**
 * Reads what a page needs to place a drawing.
 * @param markup the file's text, which the check has found to be plain SVG
 * @param name what to call the file in an error
 * @returns its size, in CSS pixels, is that of its viewBox (SVG 2, 8.6)
 * @throws if there is no viewBox, without which a browser does not know how much room to keep
 */
export const parseSvg = (markup: string, name: string) => {
  const [root = ''] = /<svg\s[^>]*>/.exec(markup) ?? [];
  const viewBox = attribute(root, 'viewBox')?.trim() ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new Error(`${name} has no viewBox. Export the drawing again with its viewBox kept.`);
  const groups = Array.from(markup.matchAll(/<g\s[^>]*>/g), ([tag]) => tag);
  return {
    width: Math.round(width),
    height: Math.round(height),
    viewBox,
    /** Whether it has a dark form, which `file.svg#dark` shows: its styles for `:target`. */
    dark: attribute(root, 'id') === 'dark',
    /** The ids of the groups of the class `piece`, which a page may show and move one by one. */
    pieces: groups.flatMap((tag) => (attribute(tag, 'class') === 'piece' ? (attribute(tag, 'id') ?? []) : [])),
  };
};
