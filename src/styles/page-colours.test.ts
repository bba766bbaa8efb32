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

const { items } = parse(readFileSync('content/landing/features.yaml', 'utf8'));
/** The card with the plate. */
const card = items.find(({ plate }: { plate?: object }) => plate);

/** The pixels of a drawing that the card names, 100 pixels wide: red, green, blue, opacity. */
const pixelsOf = async (drawing: string, theme: Theme) => {
  const file = readFileSync(path.join('content/landing', drawing), 'utf8');
  // The page asks for `drawing.svg#dark`; sharp knows no `:target`.
  const svg = theme === 'dark' ? file.replaceAll(':target', 'svg') : file;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(100)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)];
  return { pixelAt, width: info.width, height: info.height };
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
  ['--framboise', '--page'],
  ['--framboise', '--footer'],
  ...['green', 'orange', 'yellow', 'pink'].flatMap((sheet) => [
    [`--sheet-${sheet}`, '--surface'],
    [`--sheet-${sheet}`, '--page'],
  ]),
])('at night %s stands out from its neighbour %s (1.6:1)', (paper, neighbour) => {
  expect(contrast(bytesOf(paper, 'dark'), bytesOf(neighbour, 'dark'))).toBeGreaterThanOrEqual(1.6);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the runner stands out from the table (1.6:1)', () => {
    expect(contrast(bytesOf('--runner', theme), bytesOf('--steps', theme))).toBeGreaterThanOrEqual(1.6);
  });

  test.each<{ name: string; drawing: string }>(card.plate.foods)(
    '$name stands out from the plate by its edge (1.6:1)',
    async ({ drawing }) => {
      const plate = await pixelsOf(card.illustration, theme);
      const ground = plate.pixelAt(50, 50).slice(0, 3);
      const { pixelAt, width, height } = await pixelsOf(drawing, theme);
      /** The first opaque pixel of each row from the left: the food's edge. */
      const edge = Array.from({ length: height }, (_, y) =>
        Array.from({ length: width - 1 }, (_, x) => pixelAt(x, y)).find(([, , , opacity]) => opacity === 255),
      ).filter((pixel) => pixel !== undefined);
      const faint = edge.filter((pixel) => contrast(pixel.slice(0, 3), ground) < 1.6);
      expect(faint.length / edge.length).toBeLessThan(0.05);
    },
  );
});
