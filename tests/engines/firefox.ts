import puppeteer from 'puppeteer-core';
import { type Engine, findProgram, until } from './engine';

const program = () => findProgram('firefox-esr', 'firefox');

/** How to install Firefox; empty if it is installed. */
export const missing = (): string => (program() ? '' : 'Firefox is missing: apt-get install firefox-esr');

/** Firefox, by WebDriver BiDi. */
export const start = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    resize: async (width, height) => {
      // Puppeteer also sets the screen's orientation, which Firefox 140 refuses to do.
      await page.setViewport({ width, height }).catch(() => {});
      await until(() => page.evaluate((expected) => innerWidth === expected, width), `a window ${width} px wide`);
    },
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};
