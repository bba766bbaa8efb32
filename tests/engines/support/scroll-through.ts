import type { EnginePage } from './engine';
import { picturesInSightCame } from './page-facts';
import { until } from './until';

/** Goes down the whole page as a reader does, who looks at each picture, and back to its top. */
export const scrollThrough = async (page: EnginePage) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = await page.evaluate(() => innerHeight * 0.75);
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    // A test names those that do not come.
    await until(() => page.evaluate(picturesInSightCame), 'every picture', 3_000).catch(() => {});
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};
