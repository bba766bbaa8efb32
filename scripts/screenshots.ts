/**
 * `npm run screenshots`: every page of the built site on a phone, a desktop and paper, into `screenshots/`. The picture
 * that README.md shows is copied into `docs/screenshots/`.
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

async function capture(page: Page, file: string): Promise<void> {
  // Pictures further down load only when somebody scrolls to them.
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Dithering would leave streaks on flat colours.
  await sharp(picture).png({ palette: true, quality: 80, dither: 0 }).toFile(file);
  console.log(file);
}

async function captureSite(): Promise<void> {
  mkdirSync('screenshots', { recursive: true });
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.+?)<\/loc>/g);
  const paths = [...Array.from(sitemap, ([, path = '']) => path), '/not-found'];
  const server = createSiteServer().listen(0, 'localhost');
  const browser = await chromium.launch(chromiumLaunchOptions());
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: `http://localhost:${port}` });
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: size === 'print' ? 'print' : 'screen' });
    for (const path of paths) {
      const name = `${path.slice(1).replaceAll('/', '-') || 'landing'}-${size}`;
      await page.goto(path);
      await capture(page, `screenshots/${name}.png`);
    }
  }
  copyFileSync('screenshots/landing-1280.png', 'docs/screenshots/landing-1280.png');
  await browser.close();
  server.close();
}

void captureSite();
