import type { Page } from '@playwright/test';
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

/** A tenth of a pixel of the app is less than what any screen shows of it. */
const precision = { floatPrecision: 1 };

const optimized = (svg: string, overrides: object = {}, multipass = true) =>
  optimize(svg, {
    multipass,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertPathData: precision, cleanupNumericValues: precision, ...overrides } },
      },
    ],
  }).data;

const namespace = 'http://www.w3.org/2000/svg';

const drawing = (markup: string) =>
  optimized(`<svg xmlns="${namespace}">${markup}</svg>`).replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The outline of a letter with every command but the first relative, so that it can be moved by that one. */
const relativePath = (outline: string) => {
  const svg = `<svg xmlns="${namespace}"><path d="${outline}"/></svg>`;
  const plugin = { name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: false } } as const;
  return /d="([^"]*)"/.exec(optimize(svg, { plugins: [plugin] }).data)?.[1] ?? '';
};

/** A relative path, moved to the right. Pairs that follow its first one are lines (SVG 2, 9.3.3). */
const at = (path: string, x: number) => {
  const [, startX, y = '', rest = ''] = /^m(-?\d+)( ?-?\d+)(.*)$/i.exec(path) ?? [];
  return startX && `M${Number(startX) + x}${y}${/^[a-z]/i.test(rest) ? rest : `l${rest.trim()}`}`;
};

/**
 * Letters that stand together: one path draws them all. An element for each letter would cost a browser, which builds
 * a document out of each picture, most of a frame.
 */
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
  const glyphs = new Map<string, string>();
  const glyphOf = ({ family, weight, character }: Letter) => {
    const key = `${family} ${weight} ${character}`;
    const path = glyphs.get(key) ?? relativePath(outline(family, weight, character));
    glyphs.set(key, path);
    return path;
  };

  const parts: string[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index] as Mark;
    if (mark.kind === 'box') parts.push(boxMarkup(mark));
    else if (mark.kind === 'drawing') parts.push(`<g transform="${mark.transform}">${drawing(mark.markup)}</g>`);
    else {
      const run = [mark];
      for (let next = marks[index + 1]; next?.kind === 'letter' && isSameRun(mark, next); next = marks[index + 1]) {
        run.push(next);
        index += 1;
      }
      const scale = mark.size / unitsPerEm;
      const letters = run.map((one) => at(glyphOf(one), Math.round((one.x - mark.x) / scale)));
      const place = `translate(${round(mark.x)} ${round(mark.y)}) scale(${round(scale, 4)})`;
      parts.push(`<path fill="${hex(mark.fill)}" transform="${place}" d="${letters.join('')}"/>`);
    }
  }
  const svg = `<svg xmlns="${namespace}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  // Letters stay as they are: written alike wherever they stand, they weigh next to nothing once compressed.
  return optimized(svg, { convertPathData: false, mergePaths: false });
};
