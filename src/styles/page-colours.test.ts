import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import sharp from 'sharp';
import { parse } from 'yaml';
import { contrast } from '../../tests/contrast';
import { pageColours } from '../constants';

type Theme = 'light' | 'dark';

const { css } = compile(path.resolve('src/styles/_tokens.scss'));
const [lightStyles = '', darkStyles = ''] = css.split('prefers-color-scheme: dark');

/** The value of a token such as `--page` in a theme, as `#rrggbb`. */
const colourOf = (token: string, theme: Theme): string => {
  const find = (styles: string) => new RegExp(`${token}:\\s*([^;]+);`).exec(styles)?.[1];
  const value = (theme === 'dark' && find(darkStyles)) || find(lightStyles) || '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(other, theme) : value;
};

/** The same as its red, green and blue bytes. */
const bytesOf = (token: string, theme: Theme) => [...Buffer.from(colourOf(token, theme).slice(1), 'hex')];

/** The pixels of a drawing of the features, 100 pixels wide, in rows: red, green, blue, opacity. */
const rowsOf = async (drawing: string, theme: Theme) => {
  const file = readFileSync(path.join('content/landing', drawing), 'utf8');
  // The page asks for `drawing.svg#dark`; sharp knows no `:target`.
  const svg = theme === 'dark' ? file.replaceAll(':target', 'svg') : file;
  const pixels = await sharp(Buffer.from(svg)).resize(100).ensureAlpha().raw().toBuffer();
  return Array.from({ length: pixels.length / 400 }, (_, y) =>
    Array.from({ length: 100 }, (_, x) => [...pixels.subarray(400 * y + 4 * x, 400 * y + 4 * x + 4)]),
  );
};

test('the colours of the page are those of its styles', () => {
  expect({ light: colourOf('--page', 'light'), dark: colourOf('--page', 'dark') }).toEqual(pageColours);
});

test.each([
  ['--page', '--surface'],
  ['--page', '--head'],
  ['--page', '--footer'],
  ['--surface', '--steps'],
  ['--steps', '--page'],
  ['--steps', '--footer'],
  ['--framboise', '--footer'],
  ...['green', 'orange', 'yellow', 'pink'].map((sheet) => [`--sheet-${sheet}`, '--surface']),
])('at night %s stands out from its neighbour %s (1.6:1)', (paper, neighbour) => {
  expect(contrast(bytesOf(paper, 'dark'), bytesOf(neighbour, 'dark'))).toBeGreaterThanOrEqual(1.6);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the runner stands out from the table (1.6:1)', () => {
    expect(contrast(bytesOf('--runner', theme), bytesOf('--steps', theme))).toBeGreaterThanOrEqual(1.6);
  });

  test('each food stands out from the plate by its edge (1.6:1)', async () => {
    const { items } = parse(readFileSync('content/landing/features.yaml', 'utf8'));
    for (const { illustration, plate } of items)
      for (const { name, drawing } of plate?.foods ?? []) {
        const ground = (await rowsOf(illustration, theme))[50]?.[50]?.slice(0, 3) ?? [];
        const rows = await rowsOf(drawing, theme);
        // The first opaque pixel of a row
        const edge = rows.map((row) => row.find(([, , , opacity]) => opacity === 255)?.slice(0, 3) ?? []);
        const faint = edge.filter((pixel) => pixel.length > 0 && contrast(pixel, ground) < 1.6);
        expect({ name, isFaint: faint.length > 0.05 * edge.length }).toEqual({ name, isFaint: false });
      }
  });
});
