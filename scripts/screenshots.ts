import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium';
import { createSiteServer } from './site-server';

/** A page in a state a visitor may see it in. */
type View = {
  name: string;
  path: string;
  /** Shown only up to this width, in CSS pixels. */
  below?: number;
  options?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
};

const documents: View[] = [
  { name: 'landing', path: '/' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'support', path: '/support' },
  { name: 'not-found', path: '/nothing' },
];

const states: View[] = [
  { name: 'support-fr', path: '/support/fr' },
  { name: 'support-es', path: '/support/es' },
  {
    name: 'menu-open',
    path: '/',
    below: 1024,
    prepare: (page) => page.locator('header button').click(),
  },
  {
    name: 'answer-open',
    path: '/support',
    prepare: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'search-answers',
    path: '/support?q=cancel',
    prepare: (page) => page.locator('mark').first().waitFor(),
  },
  {
    name: 'search-no-answer',
    path: '/support?q=zzzzzz',
    prepare: (page) => page.waitForTimeout(1000),
  },
  {
    name: 'focus',
    path: '/',
    prepare: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'error',
    path: '/privacy',
    prepare: async (page) => {
      await page.route('**/page-data.json', async (route) => {
        const json = await (await route.fetch()).json();
        json.result.data = {};
        await route.fulfill({ json });
      });
      await page.locator('header a').first().dispatchEvent('pointerover');
      await page.locator('pre').waitFor();
    },
  },
  { name: 'no-javascript', path: '/', options: { javaScriptEnabled: false } },
  { name: 'print', path: '/privacy', prepare: (page) => page.emulateMedia({ media: 'print' }) },
];

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

/** Scrolls through the page and back, so that its lazy pictures are there. */
const loadPictures = async (page: Page) => {
  const height = await page.locator('body').evaluate((body) => body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(40);
  }
  await page.waitForLoadState('networkidle');
  // The fixed header stands where the page is scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

/** Shows a view and returns its picture, a PNG of the whole page. */
const capture = async (page: Page, origin: string, view: View): Promise<Buffer> => {
  await page.goto(origin + view.path, { waitUntil: 'networkidle' });
  if (!view.prepare) await loadPictures(page);
  await view.prepare?.(page);
  return page.screenshot({ fullPage: !view.prepare, animations: 'disabled' });
};

const index = (pictures: readonly string[]) =>
  [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>',
    '<style>body{font:16px sans-serif;display:flex;flex-wrap:wrap;gap:24px;align-items:start}',
    'figure{margin:0}img{width:280px;border:1px solid #ccc}</style>',
    ...pictures.map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
    ),
    '</html>',
  ].join('\n');

const forDocs = process.argv.includes('--docs');
const outputDir = path.resolve(forDocs ? 'docs/screenshots' : 'screenshots');
const widths = forDocs ? [390, 1280] : [320, 390, 768, 1280, 1920];
const schemes = forDocs ? (['light'] as const) : (['light', 'dark'] as const);
const views = forDocs ? documents : [...documents, ...states];

const main = async () => {
  if (!forDocs) rmSync(outputDir, { recursive: true, force: true });
  mkdirSync(outputDir, { recursive: true });
  const server = createSiteServer().listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const pictures: string[] = [];
  for (const width of widths) {
    for (const colorScheme of schemes) {
      for (const view of views.filter(({ below = Number.POSITIVE_INFINITY }) => width < below)) {
        const context = await browser.newContext({
          viewport: { width, height: heights[width] ?? 800 },
          colorScheme,
          reducedMotion: 'reduce',
          ...view.options,
        });
        const file = `${view.name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        const picture = await capture(await context.newPage(), origin, view);
        await sharp(picture).png({ palette: true, quality: 80 }).toFile(path.join(outputDir, file));
        await context.close();
        pictures.push(file);
        console.log(file);
      }
    }
  }
  await browser.close();
  server.close();
  if (!forDocs) {
    writeFileSync(path.join(outputDir, 'index.html'), index(pictures));
    console.log(`Look at all of them in ${path.join(outputDir, 'index.html')}.`);
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
