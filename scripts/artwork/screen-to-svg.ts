import type { Page } from 'playwright-core';
import { optimize } from 'svgo';
import type { Glyphs } from './glyphs';
import { type Box, type Letter, type Mark, paintList } from './paint-list';

const round = (value: number, digits = 2) => String(+value.toFixed(digits));

const hex = (color: string) =>
  color.replace(
    /rgb\((\d+), (\d+), (\d+)\)/,
    (_, ...channels) =>
      `#${channels
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`,
  );

const boxMarkup = ({ x, y, width, height, radius, fill, border }: Box) => {
  const inset = (border?.width ?? 0) / 2;
  const attributes = Object.entries({
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: Math.max(0, radius - inset),
  }).map(([name, value]) => `${name}="${round(value)}"`);
  const stroke = border ? ` stroke="${hex(border.color)}" stroke-width="${border.width}"` : '';
  return `<rect ${attributes.join(' ')} fill="${hex(fill)}"${stroke}/>`;
};

/** Letters that stand together: one group holds their colour, place and size. */
const isSameRun = (a: Letter, b: Letter) =>
  a.y === b.y && a.fill === b.fill && a.size === b.size && a.weight === b.weight && a.family === b.family;

/**
 * Draws a page of flat shapes and text as an SVG picture, its letters as outlines.
 * @param page the page, loaded, as large as the picture shall be
 * @returns the picture's markup
 * @throws if a letter is set in a font that is not the site's
 */
export const screenToSvg = async (page: Page, { ascents, outline, unitsPerEm }: Glyphs): Promise<string> => {
  // The name of each inner function, which the compiler of this script writes into it.
  await page.evaluate('globalThis.__name = (value) => value');
  const marks: Mark[] = await page.evaluate(paintList, ascents);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const glyphs = new Map<string, { id: string; path: string }>();
  const glyphOf = ({ family, weight, character }: Letter) => {
    const key = `${family} ${weight} ${character}`;
    const known = glyphs.get(key) ?? { id: `g${glyphs.size}`, path: outline(family, weight, character) };
    glyphs.set(key, known);
    return known.id;
  };

  const parts: string[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index] as Mark;
    if (mark.kind === 'box') parts.push(boxMarkup(mark));
    else if (mark.kind === 'drawing') parts.push(`<g transform="${mark.transform}">${mark.markup}</g>`);
    else {
      const run = [mark];
      for (let next = marks[index + 1]; next?.kind === 'letter' && isSameRun(mark, next); next = marks[index + 1]) {
        run.push(next);
        index += 1;
      }
      const scale = mark.size / unitsPerEm;
      const uses = run.map((one) => `<use href="#${glyphOf(one)}" x="${round((one.x - mark.x) / scale, 0)}"/>`);
      const place = `translate(${round(mark.x)} ${round(mark.y)}) scale(${round(scale, 4)})`;
      parts.push(`<g fill="${hex(mark.fill)}" transform="${place}">${uses.join('')}</g>`);
    }
  }
  const defs = [...glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${parts.join('')}</svg>`;
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        // A tenth of a pixel of the app is less than what any screen shows of it.
        params: { overrides: { convertPathData: { floatPrecision: 1 }, cleanupNumericValues: { floatPrecision: 1 } } },
      },
    ],
  }).data;
};
