/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';

const program = readFileSync('static/page.js', 'utf8').replaceAll('import(', 'load(');
const load = jest.fn<Promise<unknown>, [string]>(async () => ({}));
const menu = { hidePopover: jest.fn() };
let wide: () => void;

const form = (island = ' data-island="/static/i.js"') => `<form role="search"${island}><input name="q"></form>`;
const answer = '<details><summary>?</summary><div id="a">A</div></details>';

/** Runs the program once: its listeners stay on the document, as they do in a browser. */
beforeAll(() => {
  window.matchMedia = () => ({ addEventListener: (_: string, listener: () => void) => (wide = listener) }) as never;
  Element.prototype.scrollIntoView = jest.fn();
  const find = document.querySelector.bind(document);
  document.querySelector = ((selector: string) => (selector === ':popover-open' ? menu : find(selector))) as never;
});
const open = (address: string, markup: string) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main>${markup}</main>`;
  new Function('load', program)(load);
};
const isOpen = () => document.querySelector('details')?.open;
const leave = (name: string) => dispatchEvent(new Event(name));
beforeEach(() => jest.clearAllMocks());

test.each([
  ['/support#a', true],
  ['/support#b', false],
  ['/support#%E9', false],
  ['/support', false],
])('%s: the answer that the address names is open', (address, expected) => {
  open(address, answer);
  expect(isOpen()).toBe(expected);
});

test('an answer opens when its link is followed', () => {
  open('/support', answer);
  history.replaceState(null, '', '#a');
  leave('hashchange');
  expect(isOpen()).toBe(true);
});

test('on paper all answers are open, and after it those that were', () => {
  open('/support', answer);
  leave('beforeprint');
  expect(isOpen()).toBe(true);
  leave('afterprint');
  expect(isOpen()).toBe(false);
});

test('a chosen link closes the menu, and so does a press or the focus behind it, or a wide screen', () => {
  open('/', '<a href="#b">b</a><button>c</button>');
  const [link, button] = [document.querySelector('a'), document.querySelector('button')];
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(menu.hidePopover).toHaveBeenCalled();
  for (const name of ['pointerdown', 'focusin']) {
    menu.hidePopover.mockClear();
    button?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(menu.hidePopover).toHaveBeenCalled();
  }
  menu.hidePopover.mockClear();
  wide();
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});

test('the search is fetched when its field gets the focus', () => {
  open('/support', form());
  expect(load).not.toHaveBeenCalled();
  document.querySelector('input')?.focus();
  expect(load).toHaveBeenCalledWith('/static/i.js');
});

test.each(['/support?q=l%E2%80%99essai', '/support?q='])(
  '%s: the question stands in its field, and is asked',
  (address) => {
    open(address, form());
    expect(document.querySelector('input')?.value).toBe(address.endsWith('=') ? '' : 'l’essai');
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('without a search to fetch, the question stands in its field', () => {
  open('/support?q=a', form(''));
  expect(document.querySelector('input')?.value).toBe('a');
  expect(load).not.toHaveBeenCalled();
});

test('after a failure the next focus tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  open('/support?q=a', form());
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  document.querySelector('input')?.focus();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});
