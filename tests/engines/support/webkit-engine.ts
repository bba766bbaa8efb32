import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/free-port';
import type { Engine, EnginePage } from './engine';
import { findProgram } from './programs';
import { takeComplaints } from './recorder';
import { later, until } from './until';

/** WebKitGTK's own small browser, which Debian keeps beside the library: `/usr/lib/<architecture>/webkit2gtk-4.1`. */
const miniBrowser = () =>
  readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

const missing = (): string => {
  const packages = [
    ...(process.platform === 'linux' && miniBrowser() && findProgram('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(findProgram('Xvfb') ? [] : ['xvfb']),
  ];
  return packages.length > 0
    ? `WebKit can't run on this machine. Install it: apt-get install ${packages.join(' ')}`
    : '';
};

/** Starts a display in memory. Returns the process and the display's number. */
const startDisplay = async (): Promise<{ process: ChildProcess; display: string }> => {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
    xvfb.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  return { process: xvfb, display };
};

/** Settings of the toolkit: reduced motion, and window decorations that leave room for a page 320 px wide. */
const writeSettings = (home: string) => {
  const folder = path.join(home, 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  writeFileSync(
    path.join(folder, 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n',
  );
};

/** Opens a window without a toolbar, which would be wider than a phone's page, and turns to it. */
const openBareWindow = async (driver: WebDriver) => {
  const opener = "window.open('about:blank', '_blank', 'popup,width=800,height=600')";
  await driver.get(`data:text/html,<button onclick="${opener}">Open</button>`);
  await until(async () => (await driver.findElements(By.css('button'))).length > 0);
  const first = await driver.getWindowHandle();
  await driver.findElement(By.css('button')).click();
  const other = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  await until(other);
  await driver.switchTo().window((await other()) ?? first);
};

const webkitPage = (driver: WebDriver): EnginePage => {
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    driver.executeScript(`return (${run})(...arguments)`, ...args);
  const complaints: string[] = [];
  // A page's complaints go with it.
  const keepComplaints = async () => complaints.push(...(await evaluate(takeComplaints)));
  const parsed = () => evaluate(() => !('left' in window) && document.readyState !== 'loading');
  const leave = async (go: () => Promise<unknown>) => {
    await keepComplaints();
    await evaluate(() => Object.assign(window, { left: true }) && undefined);
    await go();
    // Between two documents there is nobody to ask, and one question in some hundred goes to the former document's
    // process, which never answers.
    await until(() => Promise.race([parsed().catch(() => false), later(2000)]), 'a parsed page');
  };
  return {
    evaluate,
    goto: (url) => leave(() => driver.get(url)),
    back: async () => {
      await evaluate(() => history.back());
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await until(() => evaluate((w, h) => innerWidth === w && innerHeight === h, width, height));
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: async (selector, text) => {
      const field = driver.findElement(By.css(selector));
      await field.click();
      await field.sendKeys(text);
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(Keys[key.toUpperCase() as 'ENTER' | 'ESCAPE' | 'TAB'])
        .perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      await keepComplaints();
      return complaints.splice(0);
    },
  };
};

/** WebKit, the engine of every iPhone, as WebKitGTK: by WebDriver, on a display in memory. */
export const webkitEngine: Engine = {
  missing,
  needsRecorder: true,
  start: async ({ scripts }) => {
    if (!scripts) throw new Error('WebKit answers no questions about pages whose scripts are off.');
    const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    writeSettings(home);
    const { process: xvfb, display } = await startDisplay();
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        // Its sandbox needs rights that root in a container does not have.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    const stop = async () => {
      server.kill();
      xvfb.kill();
      // Its processes write until they have ended; `rmSync` looks for files in a folder once only.
      await until(async () => {
        try {
          rmSync(home, { recursive: true, force: true });
          return true;
        } catch {
          return false;
        }
      }, 'an end of writing');
    };
    try {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        // It would wait for pictures that a test holds back.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      });
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
      const driver = await until(async () => builder.build().catch(() => undefined));
      const version = (await driver.getCapabilities()).get('browserVersion');
      await openBareWindow(driver);
      const close = async () => {
        await driver.quit().catch(() => {});
        await stop();
      };
      return { page: webkitPage(driver), version: `WebKitGTK/${version}`, close };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
