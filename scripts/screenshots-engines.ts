/**
 * `npm run screenshots:engines`: every page in each engine that is on the machine, side by side, into
 * `screenshots/engines/`; with `-- --docs` the landing page on a phone, into `docs/screenshots/`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type EngineName, engines } from '../tests/engines/support/engine';
import { fullPage } from '../tests/engines/support/full-page';
import { serveSite } from '../tests/engines/support/served-site';
import { missingPath, sitePaths } from '../tests/site/support/test';

const forDocs = process.argv.includes('--docs');
const outputDir = path.resolve(forDocs ? 'docs/screenshots' : 'screenshots/engines');
const heights: Record<number, number> = forDocs ? { 390: 844 } : { 390: 844, 1280: 800 };
const paths = forDocs ? ['/'] : [...sitePaths(), missingPath];

const nameOf = (address: string) => address.slice(1).replaceAll('/', '-') || 'landing';

const captureAll = async (engine: EngineName): Promise<Map<string, Buffer>> => {
  const pictures = new Map<string, Buffer>();
  const site = await serveSite(false);
  const { page, close } = await engines[engine].start({ scripts: true });
  for (const [width, height] of Object.entries(heights)) {
    await page.resize(Number(width), height);
    for (const address of paths) {
      // The second time with the fonts that came too late for the first.
      await page.goto(site.origin + address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.goto(site.origin + address);
      pictures.set(`${nameOf(address)}-${width}`, await fullPage(page));
    }
  }
  await close();
  site.close();
  return pictures;
};

/** Puts pictures beside each other. */
const sideBySide = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const gap = 24;
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const widths = sizes.map(({ width = 0 }) => width + gap);
  const parts = pictures.map((input, index) => ({
    input,
    top: 0,
    left: widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  }));
  const width = widths.reduce((sum, one) => sum + one, -gap);
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(parts)
    .png()
    .toBuffer();
};

const main = async () => {
  mkdirSync(outputDir, { recursive: true });
  const byEngine = new Map<EngineName, Map<string, Buffer>>();
  for (const engine of Object.keys(engines) as EngineName[]) {
    const missing = engines[engine].missing();
    if (missing) console.log(missing);
    else byEngine.set(engine, await captureAll(engine));
  }
  const save = async (picture: Buffer, file: string) => {
    await sharp(picture).png({ palette: true, quality: 80 }).toFile(path.join(outputDir, file));
    console.log(file);
  };
  const names = [...([...byEngine.values()][0]?.keys() ?? [])];
  for (const name of names) {
    const pictures = [...byEngine.values()].flatMap((all) => all.get(name) ?? []);
    if (!forDocs) await save(await sideBySide(pictures), `${name}.png`);
    else for (const [engine, all] of byEngine) await save(all.get(name) as Buffer, `${name}-${engine}.png`);
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
