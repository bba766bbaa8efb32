import { rootAttributes, viewBoxSize } from '../../../contract/drawings/root-attributes';

export type Svg = {
  width: number;
  height: number;
  viewBox: string;
  /** Whether it has a form for dark pages: `file.svg#dark` shows what its styles say of `:target`. */
  dark: boolean;
  /** The ids of its parts that are of the class `piece`, if each has one. */
  pieces: string[];
};

const pieceTag = /<g\b[^>]*\sclass="piece"[^>]*>/g;

/**
 * Reads the size of an SVG picture from its viewBox, and whether its outermost element has the id `dark`.
 * @param markup the file's text
 * @param name what to call the picture in an error
 * @returns what a page needs to place it; width and height are in CSS pixels
 * @throws if the root element has no viewBox, without which a browser can't keep the picture's place
 */
export const parseSvg = (markup: string, name: string): Svg => {
  const root = rootAttributes(markup);
  const size = viewBoxSize(root);
  if (!size) throw new Error(`${name} has no viewBox. Export the drawing again with its viewBox kept.`);
  const pieces = Array.from(markup.matchAll(pieceTag), ([tag]) => /\sid="([\w-]+)"/.exec(tag)?.[1] ?? '');
  return {
    width: Math.round(size.width),
    height: Math.round(size.height),
    viewBox: root.viewBox?.trim() ?? '',
    dark: root.id === 'dark',
    pieces: pieces.every(Boolean) ? pieces : [],
  };
};
