import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { shareImageSize } from '../src/content/constants';
import { formatDiagnostics, loadContent } from '../src/content/read';
import { chromiumLaunchOptions } from './chromium';

const LIMIT = 150_000;

const from = resolve('artwork/share');
const to = resolve('content/images/share');

const drawings = readdirSync(from).map((file) => basename(file, '.html'));

/** Draws the picture shown when a page is shared, one for each page; that of the help page in each of its languages. */
async function renderShareImages(): Promise<void> {
  const { documents, facts, diagnostics } = loadContent('content');
  if (diagnostics.length > 0) throw new Error(`The content has mistakes:\n\n${formatDiagnostics(diagnostics)}`);
  /** By the file to write, with the drawing's name before the first dot. */
  const headlines = Object.fromEntries(
    documents.flatMap(({ type, file, data }): [string, string[]][] => {
      if (type === 'Hero') return [['landing', data.headline]];
      if (type === 'Support') return [[basename(file, '.yaml'), [data.title]]];
      const name = basename(file, '.md');
      return type === 'LegalDocument' && drawings.includes(name) ? [[name, [data.title]]] : [];
    }),
  );

  await mkdir(to, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: shareImageSize });
    for (const [file, headline] of Object.entries(headlines)) {
      const [drawing, lang] = file.split('.');
      await page.goto(pathToFileURL(`${from}/${drawing}.html`).href);
      if (lang) await page.locator('html').evaluate((element, code) => element.setAttribute('lang', code), lang);
      await page.locator('#name').evaluate((element, text) => element.replaceChildren(text), String(facts.name));
      await page.locator('#headline').evaluate((element, lines) => {
        element.replaceChildren(
          ...lines.map((line) => {
            const span = document.createElement('span');
            span.append(line);
            return span;
          }),
        );
      }, headline);
      await page.evaluate(() => document.fonts.ready);
      const { size } = await sharp(await page.screenshot())
        .png({ palette: true, compressionLevel: 9, effort: 10 })
        .toFile(`${to}/${file}.png`);
      if (size > LIMIT) throw new Error(`${file}.png weighs ${size} bytes, over ${LIMIT}.`);
      console.log(`content/images/share/${file}.png`);
    }
  } finally {
    await browser.close();
  }
}

void renderShareImages();
