/** A filled rectangle with round corners, in CSS pixels of the page. */
export type Box = {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  fill: string;
  border: { color: string; width: number } | null;
};

/** A letter of the page: where it begins on its baseline, and its font. */
export type Letter = {
  kind: 'letter';
  x: number;
  y: number;
  character: string;
  family: string;
  size: number;
  weight: number;
  fill: string;
};

/** A drawing of the page, as the SVG elements in it and the transform that puts them into their place. */
export type Drawing = { kind: 'drawing'; transform: string; markup: string };

export type Mark = Box | Letter | Drawing;

/**
 * What a page of flat shapes and text paints, from back to front (CSS 2.2, Appendix E). Runs in the
 * page, so it uses nothing from outside itself. It knows what the app's screens are made of: plain
 * backgrounds, borders, text, SVG elements and pictures in SVG.
 * @param ascents how far a font reaches above its baseline, by its family, in parts of its size
 */
export const paintList = async (ascents: Record<string, number>): Promise<Mark[]> => {
  const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'];
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);

  const familyOf = (style: CSSStyleDeclaration) => style.fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';

  const letter = (character: string, style: CSSStyleDeclaration, x: number, y: number, fill: string): Letter => ({
    kind: 'letter',
    x,
    y,
    character,
    family: familyOf(style),
    size: Number.parseFloat(style.fontSize),
    weight: Number(style.fontWeight),
    fill,
  });

  const letters = (node: Text): Mark[] => {
    const style = getComputedStyle(node.parentElement as Element);
    const size = Number.parseFloat(style.fontSize);
    const range = document.createRange();
    return Array.from(node.data).flatMap((character, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      if (character.trim() === '' || box.width === 0) return [];
      const baseline = box.top + Math.round((ascents[familyOf(style)] ?? 0) * size);
      return [letter(character, style, box.left, baseline, style.color)];
    });
  };

  /** What an SVG element draws, its text apart, with the style that it has by the page's rules. */
  const shapes = (svg: SVGSVGElement): string => {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const originals = Array.from(svg.querySelectorAll('*'));
    Array.from(copy.querySelectorAll('*')).forEach((element, index) => {
      const style = getComputedStyle(originals[index] as Element);
      if (element.tagName === 'text') element.remove();
      else if (element.tagName !== 'g') {
        for (const name of inherited) element.setAttribute(name, style.getPropertyValue(name));
      } else for (const name of inherited) element.removeAttribute(name);
    });
    return copy.innerHTML;
  };

  const drawing = (svg: SVGSVGElement): Mark[] => {
    const content = svg.getScreenCTM() as DOMMatrix;
    const matrix = [content.a, content.b, content.c, content.d, content.e, content.f].map((n) => +n.toFixed(3));
    const texts = Array.from(svg.querySelectorAll('text')).flatMap((text) => {
      const style = getComputedStyle(text);
      return Array.from(text.textContent ?? '').flatMap((character, index) => {
        if (character.trim() === '') return [];
        const { x, y } = text.getStartPositionOfChar(index).matrixTransform(content);
        return [letter(character, style, x, y, style.fill)];
      });
    });
    return [{ kind: 'drawing', transform: `matrix(${matrix})`, markup: shapes(svg) }, ...texts];
  };

  const picture = async (address: string, x: number, y: number, width?: number): Promise<Mark> => {
    const svg = new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml').documentElement;
    const own = Number(svg.getAttribute('viewBox')?.split(/[\s,]+/)[2] ?? svg.getAttribute('width'));
    const fill = svg.getAttribute('fill');
    return {
      kind: 'drawing',
      transform: `translate(${x} ${y})${width ? ` scale(${width / own})` : ''}`,
      markup: fill ? `<g fill="${fill}">${svg.innerHTML}</g>` : svg.innerHTML,
    };
  };

  const background = async (style: CSSStyleDeclaration, box: DOMRect): Promise<Mark[]> => {
    const borderWidth = Number.parseFloat(style.borderBottomWidth);
    const border = borderWidth > 0 ? { color: style.borderBottomColor, width: borderWidth } : null;
    const { x, y, width, height } = box;
    const radius = style.borderTopLeftRadius.endsWith('%') ? width / 2 : Number.parseFloat(style.borderTopLeftRadius);
    const fill = isTransparent(style.backgroundColor) ? 'none' : style.backgroundColor;
    const marks: Mark[] = [];
    if (fill !== 'none' || border) {
      marks.push({ kind: 'box', x, y, width, height, radius: Math.min(radius, height / 2), fill, border });
    }
    const top = Number.parseFloat(style.borderTopWidth);
    if (top > 0 && !border) {
      marks.push({ kind: 'box', x, y, width, height: top, radius: 0, fill: style.borderTopColor, border: null });
    }
    const address = style.backgroundImage.match(/^url\("(.*)"\)$/)?.[1];
    if (address) {
      const [left = 0, down = 0] = style.backgroundPosition.split(' ').map(Number.parseFloat);
      marks.push(await picture(address, x + left, y + down));
    }
    return marks;
  };

  /** Where a pseudo-element of the page that is a mere shape stands: as an element in its place would. */
  const pseudoShape = async (element: HTMLElement, name: '::before' | '::after'): Promise<Mark[]> => {
    const style = getComputedStyle(element, name);
    if (style.content === 'none' || style.content === 'normal') return [];
    const stand = document.createElement('i');
    for (const property of ['position', 'top', 'left', 'width', 'height', 'border-radius', 'background']) {
      stand.style.setProperty(property, style.getPropertyValue(property));
    }
    element.append(stand);
    const marks = await background(getComputedStyle(stand), stand.getBoundingClientRect());
    stand.remove();
    return marks;
  };

  /** What stands below the text of a page, the text, and what stands above it, by z-index. */
  type Layers = { below: Map<number, Mark[][]>; flow: Mark[]; above: Map<number, Mark[][]> };

  const emptyLayers = (): Layers => ({ below: new Map(), flow: [], above: new Map() });
  const sorted = (layer: Map<number, Mark[][]>) =>
    [...layer].sort(([a], [b]) => a - b).flatMap(([, marks]) => marks.flat());
  const flat = ({ below, flow, above }: Layers) => [...sorted(below), ...flow, ...sorted(above)];
  const addLayer = (layer: Map<number, Mark[][]>, index: number): Mark[] => {
    const marks: Mark[] = [];
    layer.set(index, [...(layer.get(index) ?? []), marks]);
    return marks;
  };

  const paintContent = async (element: Element, layers: Layers): Promise<void> => {
    if (element instanceof SVGSVGElement) layers.flow.push(...drawing(element));
    else if (element instanceof HTMLImageElement) {
      const { x, y, width } = element.getBoundingClientRect();
      layers.flow.push(await picture(element.src, x, y, width));
    } else {
      for (const child of Array.from(element.childNodes)) {
        if (child instanceof Text) layers.flow.push(...letters(child));
        else if (child instanceof Element && getComputedStyle(child).display !== 'none') await paint(child, layers);
      }
      layers.flow.push(...(await pseudoShape(element as HTMLElement, '::after')));
    }
  };

  const paint = async (element: Element, layers: Layers): Promise<void> => {
    const style = getComputedStyle(element);
    const own = await background(style, element.getBoundingClientRect());
    const index = Number(style.zIndex);
    if (style.position === 'static') {
      layers.flow.push(...own);
      await paintContent(element, layers);
    } else if (style.zIndex === 'auto') {
      const flow = addLayer(layers.above, 0);
      flow.push(...own);
      await paintContent(element, { ...layers, flow });
    } else {
      const marks = addLayer(index < 0 ? layers.below : layers.above, index);
      const inner = emptyLayers();
      await paintContent(element, inner);
      marks.push(...own, ...flat(inner));
    }
  };

  const layers = emptyLayers();
  for (const child of Array.from(document.body.children)) await paint(child, layers);
  const page = await background(getComputedStyle(document.body), document.body.getBoundingClientRect());
  return [...page, ...flat(layers)];
};
