import sharp from 'sharp';
import type { EnginePage } from './engine';
import { scrollThrough } from './scroll-through';

/**
 * A picture of a whole page, put together from what the window shows while it goes down, as any engine can take it.
 * @returns a PNG as wide as the window
 */
export const fullPage = async (page: EnginePage): Promise<Buffer> => {
  await scrollThrough(page);
  const { width, height, window } = await page.evaluate(() => {
    // They would stand in each part of the picture.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed') element.style.position = 'absolute';
      if (position === 'sticky') Object.assign(element.style, { position: 'relative', inset: 'auto' });
    }
    return {
      width: document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight,
      window: innerHeight,
    };
  });
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (let top = 0; top < height; top += window) {
    const scrolled = await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      // The second frame begins when the first, the page at its place, is drawn.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return Math.round(scrollY);
    }, top);
    await new Promise((resolve) => setTimeout(resolve, 150));
    parts.push({ input: await page.screenshot(), left: 0, top: scrolled });
  }
  const whole = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const cropped = await Promise.all(
    parts.map(async ({ input, top, left }) => {
      const { height: partHeight = 0, width: partWidth = 0 } = await sharp(input).metadata();
      const area = { left: 0, top: 0, width: Math.min(width, partWidth), height: Math.min(partHeight, height - top) };
      return { input: await sharp(input).extract(area).png().toBuffer(), left, top };
    }),
  );
  return whole.composite(cropped).png().toBuffer();
};
