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

const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/gi;

type Element = { name: string; attributes: Record<string, string>; depth: number };

/** The elements of a drawing, each with its depth; the outermost has 0. */
function elementsOf(markup: string): Element[] {
  let depth = 0;
  return [...markup.matchAll(tag)].flatMap(([, end, name, written = '', isEmpty]) => {
    if (!name) return [];
    if (end) {
      depth -= 1;
      return [];
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(([, key, value]) => [key, value?.slice(1, -1)]),
    );
    const element = { name, attributes, depth };
    if (!isEmpty) depth += 1;
    return [element];
  });
}

/** A page that takes the pieces alone would lose what stands beside them, and what the outermost element hands down. */
function piecesOf(root: Element | undefined, inside: Element[]): string[] {
  const seen = inside.filter(({ depth, name }) => depth === 1 && !unseen.includes(name));
  const isPiece = ({ name, attributes: { class: kind, id } }: Element) => name === 'g' && kind === 'piece' && id;
  const isMadeOfPieces =
    Object.keys(root?.attributes ?? {}).every((key) => ofTheWhole.test(key)) && seen.every(isPiece);
  return isMadeOfPieces ? seen.flatMap(({ attributes: { id } }) => id ?? []) : [];
}

/**
 * Reads the size of an SVG picture from its viewBox, and whether its outermost element has the id `dark`.
 * @param markup the file's text
 * @param name what to call the picture in an error
 * @returns what a page needs to place it; width and height are in CSS pixels
 * @throws if the root element has no viewBox, without which a browser can't keep the picture's place
 */
export function parseSvg(markup: string, name: string): Svg {
  const [root, ...inside] = elementsOf(markup);
  const viewBox = root?.attributes.viewBox?.trim() ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/\s*,\s*|\s+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new Error(`${name} has no viewBox. Export the drawing again with its viewBox kept.`);
  return {
    width: Math.round(width),
    height: Math.round(height),
    viewBox,
    dark: root?.attributes.id === 'dark',
    pieces: piecesOf(root, inside),
  };
}
