import { readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pageColours, shareImageSize } from '../src/constants';
import { formatDiagnostics } from '../src/content/diagnostic';
import { loadContent } from '../src/load-content';
import { chromiumLaunchOptions } from './chromium';

/** The names of the HTML files in a folder, without `.html`. */
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => basename(file, '.html'));

const writePng = async (png: Buffer, to: string): Promise<void> => {
  await sharp(png).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(to);
  console.log(to);
};

/** Takes pictures of the app's screens, as sharp as the screens of phones. */
async function drawScreens(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  for (const name of namesIn('artwork/screens')) {
    await page.goto(pathToFileURL(resolve(`artwork/screens/${name}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    await writePng(await page.screenshot(), `content/images/screens/${name}.png`);
  }
}

/** Takes the pictures that are shown when a page is shared, each with the headline of its page. */
async function drawShareImages(browser: Browser): Promise<void> {
  const { documents, facts, diagnostics } = await loadContent();
  if (diagnostics.length > 0) throw new Error(`The check refuses the content:\n\n${formatDiagnostics(diagnostics)}`);
  const layouts = namesIn('artwork/share');
  const page = await browser.newPage({ viewport: shareImageSize });
  for (const { type, file, data } of documents) {
    if (type !== 'Hero' && type !== 'Support' && type !== 'LegalDocument' && type !== 'Guide') continue;
    const name = type === 'Hero' ? 'landing' : basename(file).replace(/\.(yaml|md)$/, '');
    const [ownLayout = '', lang] = name.split('.');
    const layout = type === 'Guide' ? 'guide' : ownLayout;
    if (!layouts.includes(layout)) continue;
    const lines = type === 'Hero' ? data.headline : [data.title];
    await page.goto(pathToFileURL(resolve(`artwork/share/${layout}.html`)).href);
    await page.evaluate(
      ({ lang, name, lines }) => {
        if (lang) document.documentElement.lang = lang;
        document.querySelector('#name')?.replaceChildren(name);
        const spans = lines.map((line) => Object.assign(document.createElement('span'), { textContent: line }));
        document.querySelector('#headline')?.replaceChildren(...spans);
        return document.fonts.ready.then(() => undefined);
      },
      { lang, name: String(facts.name), lines },
    );
    await writePng(await page.screenshot(), `content/images/share/${name}.png`);
  }
}

/** Draws the icons of tabs and home screens; `mark` is the logo's share of the side. */
async function drawIcons(): Promise<void> {
  const favicon = 'artwork/brand/favicon.svg';
  await copyFile(favicon, 'static/favicon.svg');
  await sharp(favicon, { density: 288 }).resize(32, 32).png({ compressionLevel: 9 }).toFile('static/favicon-32.png');
  for (const { file, side, mark } of [
    { file: 'apple-touch-icon.png', side: 180, mark: 0.66 },
    { file: 'icon-192.png', side: 192, mark: 0.7 },
    { file: 'icon-512.png', side: 512, mark: 0.7 },
    // Systems may cut a maskable icon to a circle of four fifths of the side.
    { file: 'icon-maskable-512.png', side: 512, mark: 0.52 },
  ]) {
    const inner = Math.round(side * mark);
    const logo = sharp('artwork/brand/logo-mark.svg', { density: 1152 }).trim();
    const input = await logo.resize(inner, inner, { fit: 'inside' }).toBuffer();
    const ground = sharp({ create: { width: side, height: side, channels: 3, background: pageColours.light } });
    await writePng(await ground.composite([{ input }]).png().toBuffer(), `static/${file}`);
  }
}

async function drawArtwork(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  // The share image of the landing page shows a screen, so the screens come first.
  await drawScreens(browser);
  await drawShareImages(browser);
  await drawIcons();
  await browser.close();
}

void drawArtwork();
