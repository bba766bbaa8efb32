import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { readGlyphs } from './artwork/glyphs';
import { screenToSvg } from './artwork/screen-to-svg';
import { chromiumLaunchOptions } from './chromium';

const screens = ['meal', 'search', 'week'];
const size = { width: 390, height: 844 };
const to = 'content/images/screens';

/** Draws each screen of the app, in artwork/screens, as an SVG picture. */
const renderScreens = async (): Promise<void> => {
  mkdirSync(to, { recursive: true });
  const glyphs = await readGlyphs();
  const server = createServer(sirv('.', { dev: true })).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: size });
    for (const name of screens) {
      await page.goto(`http://localhost:${port}/artwork/screens/${name}.html`);
      await page.evaluate(() => document.fonts.ready);
      writeFileSync(path.join(to, `${name}.svg`), `${await screenToSvg(page, glyphs)}\n`);
      console.log(`${to}/${name}.svg`);
    }
  } finally {
    await browser.close();
    server.close();
  }
};

void renderScreens();
