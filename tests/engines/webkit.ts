import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../site/helpers/test';
import { type Engine, findProgram, until } from './engine';

/** WebKitGTK's own small browser, which Debian keeps beside the library. */
const miniBrowser = (): string | undefined =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .map((name) => path.join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
        .find((file) => existsSync(file))
    : undefined;

/** How to install WebKit; empty if it is installed. */
export const missing = (): string =>
  miniBrowser() && findProgram('WebKitWebDriver') && findProgram('Xvfb')
    ? ''
    : 'WebKit is missing: apt-get install webkit2gtk-driver xvfb';

/** A key's character (W3C WebDriver, "keyboard actions"). */
const keys = { Enter: '\ue007', Escape: '\ue00c' };

/** WebKit, the engine of every iPhone, as WebKitGTK: by WebDriver, on a display in memory. */
export const start = async (): Promise<Engine> => {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) => {
    xvfb.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  // WebKit's sandbox needs rights that root in a container does not have.
  const rights = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const env = { ...process.env, DISPLAY: display, ...folders, ...rights };
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });

  /** A command of W3C WebDriver. */
  const send = async (method: string, command: string, body?: object) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const { value } = await (await fetch(`http://127.0.0.1:${port}/session${command}`, init)).json();
    if (value?.error) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const opened = await until(() => send('POST', '', { capabilities: { alwaysMatch: wanted } }), 'a browser');
  const session = `/${opened.sessionId}`;
  const evaluate: Engine['evaluate'] = (run, ...args) =>
    send('POST', `${session}/execute/sync`, { script: `return (${run})(...arguments)`, args });
  const element = async (selector: string) => {
    const [id] = Object.values(await send('POST', `${session}/element`, { using: 'css selector', value: selector }));
    return `${session}/element/${id}`;
  };

  return {
    evaluate,
    goto: (url) => send('POST', `${session}/url`, { url }),
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      await until(() => evaluate((expected) => innerWidth === expected, width), `a window ${width} px wide`);
    },
    click: async (selector) => {
      await evaluate((target) => document.querySelector(target)?.scrollIntoView({ block: 'center' }), selector);
      await send('POST', `${await element(selector)}/click`, {});
    },
    type: async (text) => {
      const [active] = Object.values(await send('GET', `${session}/element/active`));
      await send('POST', `${session}/element/${active}/value`, { text });
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      await send('DELETE', session).catch(() => {});
      driver.kill();
      xvfb.kill();
      // The browser's processes write into the folder until they have ended.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};
