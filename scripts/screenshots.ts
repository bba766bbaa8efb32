/**
 * `npm run screenshots`: every page of the built site on a phone, a desktop and paper, into `screenshots/`, and those that
 * the documents show into `docs/screenshots/` too.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium';
import { createSiteServer } from './site-server';

const sizes = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
  print: { width: 794, height: 1123 },
};
const shownInDocs = ['landing-1280', 'landing-390', 'support-390'];

/** The pages that the sitemap lists, and that of an address which nothing has. */
const addresses = () => [
  ...Array.from(
    readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.+?)<\/loc>/g),
    ([, loc = '']) => new URL(loc).pathname,
  ),
  '/not-found',
];

async function capture(page: Page, name: string): Promise<void> {
  // Pictures further down come when somebody scrolls to them.
  await page.evaluate(async () => {
    for (const image of Array.from(document.images)) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (image) => image.decode().catch(() => {})),
    ]);
  });
  const file = `screenshots/${name}.png`;
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Dithered, what is near a colour's edge leaves a streak on the flat colour below it.
  await sharp(picture).png({ palette: true, quality: 80, dither: 0 }).toFile(file);
  if (shownInDocs.includes(name)) copyFileSync(file, `docs/${file}`);
  console.log(file);
}

async function main(): Promise<void> {
  mkdirSync('screenshots', { recursive: true });
  const server = createSiteServer().listen(0, 'localhost');
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: size === 'print' ? 'print' : 'screen' });
    for (const address of addresses()) {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${address}`);
      await capture(page, `${address.slice(1).replaceAll('/', '-') || 'landing'}-${size}`);
    }
  }
  await browser.close();
  server.close();
}

void main();
