import { chromiumEngine, firefoxEngine } from './puppeteer-engines';
import { webkitEngine } from './webkit-engine';

/** A key that a journey presses. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a journey may do in a browser, whichever it is. */
export type EnginePage = {
  /** Opens an address, and returns as soon as the document is parsed. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, which may use nothing from outside itself, and returns its result as JSON does. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Makes the page as large as this, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks in the middle of an element. */
  click: (selector: string) => Promise<void>;
  /** Clicks on a field and types into it, letter by letter. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot: () => Promise<Buffer>;
  /** The page on A4, as a PDF, with the margins that browsers offer at first; WebKit's driver can't print. */
  print?: () => Promise<Buffer>;
  /**
   * What the pages have said on the console or thrown since the last call: warnings and errors only, and not what
   * a page says as `goto` leaves it.
   */
  complaints: () => Promise<string[]>;
};

export type RunningEngine = {
  page: EnginePage;
  /** The version, as the browser says it. */
  version: string;
  close: () => Promise<void>;
};

export type Engine = {
  /** What to install for the engine to be there; empty if it is. */
  missing: () => string;
  /**
   * Starts the browser, with one page and reduced motion.
   * @param options `scripts: false`: as visitors have it who switched scripts off
   */
  start: (options: { scripts: boolean }) => Promise<RunningEngine>;
  /** Whether its pages must bring their own recorder of complaints: see `recorder.ts`. */
  needsRecorder: boolean;
};

export const engines = { chromium: chromiumEngine, firefox: firefoxEngine, webkit: webkitEngine };

export type EngineName = keyof typeof engines;
