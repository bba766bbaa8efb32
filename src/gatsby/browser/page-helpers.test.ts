/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { closeMenu, focusByShortcut, revealTarget } from './page-helpers';
import { onRouteUpdate } from './route-update';

const scrollIntoView = jest.fn();
const hidePopover = jest.fn();
const get = <Type extends HTMLElement>(selector: string) => document.querySelector(selector) as Type;

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  HTMLElement.prototype.hidePopover = hidePopover;
  // Twice, as on a page that is hydrated.
  for (const help of [focusByShortcut, revealTarget, closeMenu, focusByShortcut, revealTarget, closeMenu]) help();
});

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<nav><a href="#answer">Answer</a></nav><input aria-keyshortcuts="/"><input name="other">
    <details><summary>Question</summary><p id="answer"></p></details><p id="text"></p>`;
});

describe('the shortcut of a field', () => {
  it.each([
    ['leads to it', 'body', { key: '/' }, true],
    ['is a letter in another field', '[name=other]', { key: '/' }, false],
    ['is a letter in the field itself', '[aria-keyshortcuts]', { key: '/' }, false],
    ['means something else with Ctrl', 'body', { key: '/', ctrlKey: true }, false],
    ['is no other key', 'body', { key: '"]' }, false],
  ])('%s', (_, from, key, leads) => {
    const isLeft = fireEvent.keyDown(get(from), key);
    expect(isLeft).toBe(!leads);
    expect(document.activeElement === get('[aria-keyshortcuts]')).toBe(leads);
  });
});

describe('the disclosure around an address’s target', () => {
  const visit = (hash: string) => {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };

  it.each([
    ['is opened, and its content shown', '#answer', true],
    ['stays closed for another target', '#text', false],
    ['stays closed for an address without one', '#nothing', false],
  ])('%s', (_, hash, opens) => {
    visit(hash);
    expect(get<HTMLDetailsElement>('details').open).toBe(opens);
    expect(scrollIntoView).toHaveBeenCalledTimes(Number(opens));
  });

  it('stays where its visitor has it', () => {
    get<HTMLDetailsElement>('details').open = true;
    visit('#answer');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is opened by a move within the site, which focuses its question', () => {
    history.pushState(null, '', '#answer');
    onRouteUpdate?.({ location: window.location, prevLocation: {} } as never, {} as never);
    expect(get<HTMLDetailsElement>('details').open).toBe(true);
    expect(document.activeElement).toBe(get('summary'));
  });

  it('stays closed when hydration reports the address that is there already', () => {
    history.pushState(null, '', '#answer');
    onRouteUpdate?.({ location: window.location, prevLocation: null } as never, {} as never);
    expect(get<HTMLDetailsElement>('details').open).toBe(false);
  });
});

test.each([
  ['a link in the open menu', 'nav a', true],
  ['the open menu itself', 'nav', false],
  ['a text beside it', '#text', false],
])('a click on %s closes it: %s', (_, selector, closes) => {
  const menu = get('nav');
  const closest = Element.prototype.closest;
  // jsdom knows no popovers.
  jest.spyOn(Element.prototype, 'closest').mockImplementation(function (this: Element, wanted: string) {
    return wanted === ':popover-open' ? (menu.contains(this) ? menu : null) : closest.call(this, wanted);
  });
  fireEvent.click(get(selector));
  jest.restoreAllMocks();
  expect(hidePopover.mock.calls.length > 0).toBe(closes);
});
