import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium';

const SCREENS = ['meal', 'search', 'week'];
const SIZE = { width: 390, height: 844 };
const SCALE = 3;

const from = resolve('artwork/screens');
const to = resolve('content/images/screens');

/** Draws each screen of the app, in artwork/screens, to a PNG of 1170 × 2532. */
async function renderScreens(): Promise<void> {
  await mkdir(to, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SCALE });
    for (const name of SCREENS) {
      await page.goto(pathToFileURL(`${from}/${name}.html`).href);
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot();
      await sharp(picture).png({ compressionLevel: 9 }).toFile(`${to}/${name}.png`);
      console.log(`content/images/screens/${name}.png`);
    }
  } finally {
    await browser.close();
  }
}

void renderScreens();
