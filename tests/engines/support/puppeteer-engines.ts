import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../../../scripts/chromium';
import type { Engine, EnginePage, RunningEngine } from './engine';
import { findProgram } from './programs';

/** @param complainsWhenLeft whether a page that is left while it fetches something says that this failed */
const runningPage = async (browser: Browser, complainsWhenLeft: boolean): Promise<RunningEngine> => {
  const [page = await browser.newPage()] = await browser.pages();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Puppeteer's own click waits for an observer, which a page without scripts never calls.
  const click = async (selector: string) => {
    const middle = await page.evaluate((target) => {
      const element = document.querySelector(target);
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, selector);
    if (!middle) throw new Error(`Nothing on the page is ${selector}.`);
    await page.mouse.click(middle.x, middle.y);
  };
  const engine: EnginePage = {
    goto: async (url) => {
      if (complainsWhenLeft) {
        const before = complaints.length;
        await page.goto('about:blank');
        complaints.splice(before);
      }
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    resize: async (width, height) => {
      await page.setViewport({ width, height });
    },
    click,
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => {
      const [top, right, bottom, left] = Array<string>(4).fill('1cm');
      return Buffer.from(await page.pdf({ format: 'a4', margin: { top, right, bottom, left } }));
    },
    complaints: async () => complaints.splice(0),
  };
  return { page: engine, version: await browser.version(), close: () => browser.close() };
};

const launch = async (options: LaunchOptions) =>
  runningPage(await puppeteer.launch({ headless: true, ...options }), options.browser === 'firefox');

/** The Chromium of all browser tests: see `scripts/chromium.ts`. */
export const chromiumEngine: Engine = {
  missing: () => '',
  needsRecorder: false,
  start: async ({ scripts }) => {
    if (!scripts) throw new Error('In Chromium, pages without scripts are tested by the tests of the site.');
    const { executablePath, args } = await chromiumLaunchOptions();
    return launch({ executablePath, args: [...args, '--force-prefers-reduced-motion', '--hide-scrollbars'] });
  },
};

const firefox = () => findProgram('firefox-esr', 'firefox');

/** Firefox, by WebDriver BiDi. */
export const firefoxEngine: Engine = {
  missing: () => (firefox() ? '' : 'Firefox is not on this machine. Install it: apt-get install firefox-esr'),
  needsRecorder: false,
  start: ({ scripts }) =>
    launch({
      browser: 'firefox',
      executablePath: firefox(),
      extraPrefsFirefox: {
        'javascript.enabled': scripts,
        'ui.prefersReducedMotion': 1,
        // Scroll bars that take room would make the page narrower than the window.
        'widget.gtk.overlay-scrollbars.enabled': true,
      },
    }),
};
