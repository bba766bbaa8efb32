import { SaxesParser } from 'saxes';
import { rootAttributes, viewBoxSize } from '../content/drawings/root-attributes';

export type Svg = {
  width: number;
  height: number;
  viewBox: string;
  /** Whether it has a form for dark pages: `file.svg#dark` shows what its styles say of `:target`. */
  dark: boolean;
  /** The ids of the groups of the class `piece` of which it is made; none if it is made of anything else. */
  pieces: string[];
};

/** What an outermost element says of itself, and hands down to no piece. */
const ofTheWhole = /^(?:xmlns(?::\w+)?|version|id|class|role|width|height|viewBox|aria-\w+)$/;

const unseen = ['title', 'desc', 'metadata'];

/** A page that takes the pieces alone would lose what stands beside them, and what the outermost element hands down. */
const piecesOf = (markup: string): string[] => {
  const ids: string[] = [];
  let depth = 0;
  let isMadeOfPieces = true;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    const { class: kind, id } = attributes as Readonly<Record<string, string>>;
    if (depth === 1) isMadeOfPieces = Object.keys(attributes).every((key) => ofTheWhole.test(key));
    if (depth !== 2 || unseen.includes(name)) return;
    if (name === 'g' && kind === 'piece' && id) ids.push(id);
    else isMadeOfPieces = false;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(markup).close();
  return isMadeOfPieces ? ids : [];
};

/** Drawings by their texts: some stand on every page. */
const known = new Map<string, Svg>();

/**
 * Reads the size of an SVG picture from its viewBox, and whether its outermost element has the id `dark`.
 * @param markup the file's text
 * @param name what to call the picture in an error
 * @returns what a page needs to place it; width and height are in CSS pixels
 * @throws if the root element has no viewBox, without which a browser can't keep the picture's place
 */
export const parseSvg = (markup: string, name: string): Svg => {
  const svg = known.get(markup) ?? readSvg(markup, name);
  known.set(markup, svg);
  return svg;
};

const readSvg = (markup: string, name: string): Svg => {
  const root = rootAttributes(markup);
  const size = viewBoxSize(root);
  if (!size) throw new Error(`${name} has no viewBox. Export the drawing again with its viewBox kept.`);
  return {
    width: Math.round(size.width),
    height: Math.round(size.height),
    viewBox: root.viewBox?.trim() ?? '',
    dark: root.id === 'dark',
    pieces: piecesOf(markup),
  };
};
