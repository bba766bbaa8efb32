import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

type Area = { x: number; y: number; width: number; height: number };

/** The colours of a page's pixels, row by row, as a visitor sees them. */
export const pixels = async (page: Page, clip: Area): Promise<Colour[]> => {
  const picture = sharp(await page.screenshot({ clip, animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => [
    data[3 * index] ?? 0,
    data[3 * index + 1] ?? 0,
    data[3 * index + 2] ?? 0,
  ]);
};

/** The most that a pixel of an area differs from another of the area. */
export const highestContrast = (colours: readonly Colour[]): number => {
  const byLight = colours.toSorted((one, other) => luminance(one) - luminance(other));
  return contrast(byLight[0] ?? [0, 0, 0], byLight.at(-1) ?? [0, 0, 0]);
};
