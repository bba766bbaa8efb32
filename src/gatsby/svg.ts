const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/**
 * Reads from a drawing what a page needs to show it.
 * @param markup the text of a file that the check accepts: it has a viewBox
 * @returns the size of the viewBox in CSS pixels (SVG 2, section 8.6), and what the drawing offers
 */
export const parseSvg = (markup: string) => {
  const [root = ''] = /<svg\s[^>]*>/.exec(markup) ?? [];
  const viewBox = attribute(root, 'viewBox')?.trim() ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  const pieces: string[] = [];
  for (const [tag] of markup.matchAll(/<g\s[^>]*>/g)) {
    const id = attribute(tag, 'id');
    if (id && attribute(tag, 'class') === 'piece') pieces.push(id);
  }
  return {
    width: Math.round(width),
    height: Math.round(height),
    viewBox,
    /** Whether the drawing has dark colours: styles for `:target`, which `file.svg#dark` switches on. */
    dark: attribute(root, 'id') === 'dark',
    /** The ids of the groups with the class `piece`, which a page may show and animate separately. */
    pieces,
  };
};
