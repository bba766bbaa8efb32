/**
 * `npm run screenshots`: every page in each engine that is on the machine, on a phone and on a desktop, and as it is
 * printed, into `screenshots/`; with `-- --docs` the pictures of the documents, what editors see among them, into `docs/screenshots/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { expand, openEntry } from '../tests/cms/support/editor';
import { type EngineName, engines } from '../tests/engines/support/engine';
import { fullPage } from '../tests/engines/support/full-page';
import { serveSite } from '../tests/engines/support/served-site';
import { missingPath, sitePaths } from '../tests/site/support/test';
import { siteDir } from '../tests/support/site-dir';
import { chromiumLaunchOptions } from './chromium';
import { missingPdfTools, printedPages } from './printed-pages';
import { makeProjectCopy } from './project-copy';
import { startScript } from './running-script';

const forDocs = process.argv.includes('--docs');
const outputDir = path.resolve(forDocs ? 'docs/screenshots' : 'screenshots');
const sizes = { phone: [390, 844], desktop: [1280, 800] } as const;

const save = async (picture: Buffer, name: string) => {
  const file = path.join(outputDir, `${name}.png`);
  // Dithered, what is near a colour's edge leaves a streak on the flat colour below it.
  await sharp(picture).png({ palette: true, quality: 80, dither: 0 }).toFile(file);
  console.log(path.relative('.', file));
};

/** The documents show the pages in Chromium, and the landing page on a phone in the other engines too. */
const isWanted = (engine: EngineName, address: string, width: number) =>
  !forDocs || (engine === 'chromium' ? address.lastIndexOf('/') === 0 : address === '/' && width === 390);

const nameOf = (address: string) =>
  ({ '/': 'landing', [missingPath]: 'not-found' })[address] ?? address.slice(1).replaceAll('/', '-');

const captureSite = async (engine: EngineName) => {
  const site = await serveSite(false, path.resolve(siteDir));
  const { page, close } = await engines[engine].start({ scripts: true });
  try {
    for (const [width, height] of Object.values(sizes)) {
      await page.resize(width, height);
      for (const address of [...sitePaths(), missingPath].filter((one) => isWanted(engine, one, width))) {
        // The second time with the fonts that came too late for the first.
        await page.goto(site.origin + address);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.goto(site.origin + address);
        await save(await fullPage(page), `${nameOf(address)}-${width}${engine === 'chromium' ? '' : `-${engine}`}`);
      }
    }
  } finally {
    await close();
    site.close();
  }
};

/** The sheets of paper that each page makes. */
const capturePrint = async () => {
  const site = await serveSite(false, path.resolve(siteDir));
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    for (const address of sitePaths().filter((one) => isWanted('chromium', one, 0))) {
      await page.goto(site.origin + address, { waitUntil: 'networkidle' });
      await save(
        await printedPages(await page.pdf({ format: 'A4', preferCSSPageSize: true })),
        `${nameOf(address)}-print`,
      );
    }
  } finally {
    await browser.close();
    site.close();
  }
};

/** An answer being written in the CMS, and a page of the development server while a content file has a mistake. */
const captureEditing = async () => {
  const port = process.env.PORT ?? '8095';
  const origin = `http://localhost:${port}`;
  const { dir, remove } = makeProjectCopy(process.cwd());
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const cms = startScript(dir, ['cms'], { PORT: port });
  let develop: ReturnType<typeof startScript> | undefined;
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 860 }, locale: 'fr-FR' });
    const faq = path.join(dir, 'content/support/faq.en.yaml');
    await cms.said(`${origin}/admin/`);
    await page.goto(`${origin}/admin/`);
    await openEntry(page, 'Aide', 'Questions fréquentes (en)');
    const [group] = parse(readFileSync(faq, 'utf8')).groups;
    await expand(page, group.title);
    await expand(page, group.items[0].question);
    // Until the fonts of the preview are there.
    await page.waitForTimeout(1500);
    await save(await page.screenshot({ animations: 'disabled' }), 'editing-cms');
    await cms.stop();

    develop = startScript(dir, ['develop', '--', '--port', port]);
    await develop.said('You can now view');
    await page.goto(`${origin}/support`);
    await page.locator('h1').waitFor();
    writeFileSync(faq, readFileSync(faq, 'utf8').replace('answer:', 'anser:'));
    await page.locator('#content-diagnostics').waitFor();
    await save(await page.screenshot({ animations: 'disabled' }), 'editing-mistake');
  } finally {
    await cms.stop();
    await develop?.stop();
    await browser.close();
    remove();
  }
};

const main = async () => {
  mkdirSync(outputDir, { recursive: true });
  for (const engine of Object.keys(engines) as EngineName[]) {
    const missing = engines[engine].missing();
    if (missing) console.log(missing);
    else await captureSite(engine);
  }
  const missing = missingPdfTools();
  if (missing) console.log(missing);
  else await capturePrint();
  if (forDocs) await captureEditing();
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
