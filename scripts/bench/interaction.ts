import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium';
import { serve } from './pages';
import { makeServedCopy } from './served-copy';

/** Slower than a phone of today, and what Lighthouse assumes. */
const cpuSlowdown = 4;

export type Interaction = {
  /** From the press on the menu's button to the picture of the open menu, in milliseconds. */
  first: number;
  /** The same for a second press, made while the page hydrates. */
  second: number;
  /** Compressed bytes of all scripts that the press brought. */
  scriptBytes: number;
};

declare global {
  interface Window {
    presses: { name: string; id: number; duration: number }[];
  }
}

const once = async (browser: Browser, origin: string): Promise<Interaction> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let scriptBytes = 0;
    const scripts = new Set<string>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      window.presses = [];
      // Event Timing: the time from a gesture to the next paint, the measure behind INP (web.dev/articles/inp).
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
          window.presses.push({ name: entry.name, id: entry.interactionId, duration: entry.duration });
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(origin, { waitUntil: 'load' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

    const longest = async () => {
      await page.waitForTimeout(1500);
      const presses = await page.evaluate(() => window.presses.splice(0).filter(({ id }) => id > 0));
      return Math.max(0, ...presses.map(({ duration }) => duration));
    };
    const button = (await page.locator('header button').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    const press = async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      // A finger stays on the glass for about this long.
      await page.waitForTimeout(80);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await press();
    const first = await longest();
    if (!(await page.locator('header nav').evaluate((menu) => menu.matches(':popover-open'))))
      throw new Error('The press did not open the menu.');
    await page.waitForFunction(() => '___loader' in window);

    await page.reload({ waitUntil: 'load' });
    await press();
    await page.waitForTimeout(100);
    await press();
    const second = await longest();
    return { first, second, scriptBytes };
  } finally {
    await context.close();
  }
};

/** Presses the menu's button of a page that no script has touched yet, with the CPU slowed down. */
export const measureInteraction = async (site: string, runs: number, progress: (message: string) => void) => {
  const copy = path.resolve('node_modules/.cache/bench/site');
  makeServedCopy(site, copy);
  const server = await serve(copy);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const interactions: Interaction[] = [];
    for (let run = 1; run <= runs; run++) {
      progress(`first press on the menu, run ${run} of ${runs}`);
      interactions.push(await once(browser, server.origin));
    }
    return interactions;
  } finally {
    await browser.close();
    server.close();
  }
};
