import { setTimeout as later } from 'node:timers/promises';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../chromium';

/** Lighthouse's "slow 4G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

type Visit<Found> = (page: Page, devtools: CDPSession) => Promise<Found>;

/**
 * Starts a Chromium for visits with a phone whose processor is slowed four times, each with an empty cache.
 * Slowed while the page is used, not while the browser starts.
 */
export const startSlowPhone = async () => {
  const browser = await puppeteer.launch(await chromiumLaunchOptions());

  const visit = async <Found>(look: Visit<Found>): Promise<Found> => {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
      const devtools = await page.createCDPSession();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      return await look(page, devtools);
    } finally {
      await context.close();
    }
  };
  return { visit, close: () => browser.close() };
};

type SlowPhone = Awaited<ReturnType<typeof startSlowPhone>>;

/** What is seen of the headline: where it and the text below it are, and whether its letters are the site's own. */
type Sight = { own: boolean; h1: string; lede: string };

/** Where the headline and the text below it are: x, y, width, height. */
const positions = () =>
  ['h1', 'h1 + p'].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  });

/** The headline at a first visit over slow 4G: at the first paint, and a second after it. */
export const seeHeadline = ({ visit }: SlowPhone, url: string) =>
  visit(async (page, devtools) => {
    for (const domain of ['DOM', 'CSS', 'Network'] as const) await devtools.send(`${domain}.enable`);
    const look = async (): Promise<Sight> => {
      const { root } = await devtools.send('DOM.getDocument');
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const own = fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
      const [h1 = '', lede = ''] = await page.evaluate(positions);
      return { own, h1, lede };
    };
    let painted = (_time: number) => {};
    const firstPaint = new Promise<number>((resolve) => {
      painted = resolve;
    });
    await page.exposeFunction('painted', (time: number) => painted(time));
    await page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        const first = list.getEntriesByName('first-contentful-paint')[0];
        if (first) (window as unknown as { painted: (time: number) => void }).painted(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    const [loaded, time] = [page.goto(url), await firstPaint];
    const first = await look();
    await later(1000);
    const second = await look();
    await loaded;
    return { time, first, second };
  });

/** The time from a press on a button that no script has touched yet to the next paint, in milliseconds. */
export const timeFirstPress = ({ visit }: SlowPhone, url: string, selector: string) =>
  visit(async (page) => {
    await page.evaluateOnNewDocument(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
          if (entry.interactionId) durations.push(entry.duration);
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.tap(selector);
    await later(1500);
    return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  });

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; args: { name?: string } };

/** The longest task, in milliseconds, of a page's main thread while it scrolls from its top to its end. */
export const longestFrame = ({ visit }: SlowPhone, url: string) =>
  visit(async (page) => {
    await page.goto(url, { waitUntil: 'networkidle0' });
    const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.tracing.start({ categories: ['toplevel', 'devtools.timeline', '__metadata'] });
    // Frame by frame: a synthesized gesture may never end on a busy machine.
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: 27, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    const trace = await page.tracing.stop();
    const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
    const mainThreads = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const painter = traceEvents.find(({ name, pid, tid }) => name === 'Paint' && mainThreads.has(`${pid} ${tid}`));
    const tasks = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === painter?.pid && tid === painter.tid);
    if (tasks.length === 0) throw new Error('The trace of the scrolling holds no frame.');
    const end = await page.evaluate(() => Math.round(scrollY));
    if (end < distance - 2) throw new Error(`Scrolled to ${end} px of ${distance}.`);
    return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
  });
