/** `npm run screenshots:editing`: what editors see, for CONTRIBUTING.md. On a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { expand, openEntry } from '../tests/cms/support/editor';
import { chromiumLaunchOptions } from './chromium';
import { makeProjectCopy } from './project-copy';
import { startScript } from './running-script';

const port = process.env.PORT ?? '8095';
const origin = `http://localhost:${port}`;

const main = async () => {
  const { dir, remove } = makeProjectCopy(process.cwd());
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const newPage = () => browser.newPage({ viewport: { width: 1400, height: 860 }, locale: 'fr-FR' });
  try {
    const cms = startScript(dir, ['cms'], { PORT: port });
    await cms.said(`${origin}/admin/`);
    await captureCms(await newPage());
    await cms.stop();

    const develop = startScript(dir, ['develop', '--', '--port', port]);
    await develop.said('You can now view');
    await captureMistake(await newPage(), dir);
    await develop.stop();
  } finally {
    await browser.close();
    remove();
  }
};

/** An answer being written, beside its preview. */
const captureCms = async (page: Page) => {
  await page.goto(`${origin}/admin/`);
  await openEntry(page, 'Aide', 'Questions fréquentes (fr)');
  await expand(page, 'Les plus posées');
  const question = 'L’application marche-t-elle hors connexion ?';
  await expand(page, question);
  // Until the fonts of the preview are there.
  await page.waitForTimeout(1500);
  await save(page, 'editing-cms.png');
};

/** A page of the development server while a content file has a mistake. */
const captureMistake = async (page: Page, dir: string) => {
  await page.goto(`${origin}/support`);
  await page.locator('h1').waitFor();
  const faq = path.join(dir, 'content/support/faq.en.yaml');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace('answer:', 'anser:'));
  await page.locator('#content-problems').waitFor();
  await save(page, 'editing-mistake.png');
};

const save = async (page: Page, file: string) => {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 80 }).toFile(path.join('docs/screenshots', file));
  console.log(file);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
