import { mkdir, readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { chromiumLaunchOptions } from './chromium';

const SIZE = { width: 1200, height: 630 };
const LIMIT = 150_000;

const from = resolve('artwork/share');
const to = resolve('content/images/share');

/** Draws the picture shown when a page is shared, one for each page; that of the help page in each of its languages. */
async function renderShareImages(): Promise<void> {
  const { value: name } = field(await readYaml('content/site.yaml'), 'name') as { value: string };
  /** The file to write, with the drawing's name before the first dot. */
  const headlines: Record<string, unknown> = {
    landing: field(await readYaml('content/landing/hero.yaml'), 'headline'),
    privacy: field(await readFrontmatter('content/legal/privacy.md'), 'title'),
    terms: field(await readFrontmatter('content/legal/terms.md'), 'title'),
  };
  for (const file of (await readdir('content/support')).filter((one) => one.startsWith('support.')))
    headlines[file.replace(/\.yaml$/, '')] = field(await readYaml(`content/support/${file}`), 'title');

  await mkdir(to, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: SIZE });
    for (const [file, headline] of Object.entries(headlines)) {
      const [drawing, lang] = file.split('.');
      await page.goto(pathToFileURL(`${from}/${drawing}.html`).href);
      if (lang) await page.locator('html').evaluate((element, code) => element.setAttribute('lang', code), lang);
      await page.locator('#name').evaluate((element, text) => element.replaceChildren(text), name);
      await page.locator('#headline').evaluate((element, lines) => {
        element.replaceChildren(
          ...lines.map((line) => {
            const span = document.createElement('span');
            span.append(line);
            return span;
          }),
        );
      }, [headline].flat().map(String));
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

async function readYaml(path: string): Promise<unknown> {
  return parse(await readFile(path, 'utf8'));
}

async function readFrontmatter(path: string): Promise<unknown> {
  const [, frontmatter = ''] = (await readFile(path, 'utf8')).split(/^---$/m);
  return parse(frontmatter);
}

function field(content: unknown, name: string): unknown {
  const value = (content as Record<string, unknown> | null)?.[name];
  if (value === undefined) throw new Error(`The content has no "${name}" to draw.`);
  return value;
}

void renderShareImages();
