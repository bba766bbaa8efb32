import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions } from '../chromium';
import { freePort } from '../free-port';
import { makeProjectCopy } from '../project-copy';
import { startScript } from '../running-script';
import { rewordQuestion } from './reword-question';

/**
 * How long after a save the page that is open shows it, with the development server in a copy of the project.
 * @returns seconds, one for each of some changes of a question
 */
export const timeSavedChanges = async (count: number): Promise<number[]> => {
  const { dir, remove } = makeProjectCopy(process.cwd());
  const faq = path.join(dir, 'content/support/faq.en.yaml');
  const text = readFileSync(faq, 'utf8');
  const port = String(await freePort());
  const server = startScript(dir, ['develop', '--', '--port', port]);
  const browser = await puppeteer.launch(await chromiumLaunchOptions());
  try {
    await server.said('You can now view');
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/support`, { timeout: 120_000 });
    await page.waitForSelector('h1');
    const seconds: number[] = [];
    // The first finds the server still at work on its start.
    for (let nth = 0; nth <= count; nth += 1) {
      const saved = Date.now();
      writeFileSync(faq, rewordQuestion(text, `, number ${nth}`));
      await page.waitForFunction(
        (shown) => document.body.textContent?.includes(shown),
        { timeout: 60_000 },
        `, number ${nth}?`,
      );
      seconds.push((Date.now() - saved) / 1000);
    }
    return seconds.slice(1);
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
};
