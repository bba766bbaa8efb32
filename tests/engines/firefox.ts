import puppeteer from 'puppeteer-core';
import { type Engine, findProgram } from './engine';

const program = () => findProgram('firefox-esr', 'firefox');

/** What to install for Firefox to be there; empty if it is. */
export const missing = (): string => (program() ? '' : 'Firefox is missing: apt-get install firefox-esr');

/** Firefox, by WebDriver BiDi. @param scripts false: as visitors have it who switched scripts off */
export const start = async ({ scripts = true } = {}): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    // Puppeteer's own click waits for an observer, which a page without scripts never calls.
    click: async (selector) => {
      const middle = await page.evaluate((target) => {
        const element = document.querySelector(target);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element?.getBoundingClientRect();
        return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }, selector);
      if (!middle) throw new Error(`Nothing on the page is ${selector}.`);
      await page.mouse.click(middle.x, middle.y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};
