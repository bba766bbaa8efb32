/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { closeMenu, openOnPaper, revealTarget } from './page-helpers';
import { onRouteUpdate } from './route-update';

const scrollIntoView = jest.fn();
const hidePopover = jest.fn();
const get = <Type extends HTMLElement>(selector: string) => document.querySelector(selector) as Type;

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  HTMLElement.prototype.hidePopover = hidePopover;
  // Twice, as on a page that is hydrated.
  for (const help of [revealTarget, openOnPaper, closeMenu]) help();
  for (const help of [() => revealTarget(true), openOnPaper, closeMenu]) help();
});

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<header><button></button><nav><a href="#answer"><b>Answer</b></a></nav></header><main id="content" tabindex="-1">
    <h1>Help</h1>
    <h2 id="question">A question?</h2>
    <details><summary aria-labelledby="question"></summary><p id="answer"></p></details>
    <section id="part"><h2>A part</h2><a href="/">Home</a></section>
    <h2 id="chapter">A chapter</h2>
    <p id="text">A text.</p><input id="field"></main><div id="gatsby-announcer"></div>`;
});

describe('a move within the site', () => {
  const arrival = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it.each([
    ['an answer', '#answer', 'summary', 'A question?'],
    ['a section', '#part', '#part h2', 'A part'],
    ['a heading', '#chapter', '#chapter', 'A chapter'],
    ['a text', '#text', '#text', 'A text.'],
    ['a page', '', 'body', 'Help'],
    ['the content, past the header,', '#content', 'main', 'Help'],
    ['a page without that fragment', '#nothing', 'body', 'Help'],
  ])('to %s gives it the focus, and says its name', async (_, hash, focused, name) => {
    history.pushState(null, '', hash || '/');
    onRouteUpdate?.({ location: window.location, prevLocation: {} } as never, {} as never);
    await arrival();
    expect(document.activeElement).toBe(get(focused));
    expect(get('#gatsby-announcer').textContent).toBe(name);
  });

  it('to a field leaves it in the order of the Tab key', async () => {
    history.pushState(null, '', '#field');
    onRouteUpdate?.({ location: window.location, prevLocation: {} } as never, {} as never);
    await arrival();
    expect(document.activeElement).toBe(get('#field'));
    expect(get('#field').hasAttribute('tabindex')).toBe(false);
  });

  it('is none when the page is hydrated', async () => {
    history.pushState(null, '', '#part');
    onRouteUpdate?.({ location: window.location, prevLocation: null } as never, {} as never);
    await arrival();
    expect(document.activeElement).toBe(document.body);
    expect(get('#gatsby-announcer').textContent).toBe('');
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

  it('stays closed when Gatsby’s runtime starts', () => {
    history.replaceState(null, '', '#answer');
    revealTarget(true);
    expect(get<HTMLDetailsElement>('details').open).toBe(false);
  });

  it('is opened by a move within the site', () => {
    history.pushState(null, '', '#answer');
    onRouteUpdate?.({ location: window.location, prevLocation: {} } as never, {} as never);
    expect(get<HTMLDetailsElement>('details').open).toBe(true);
  });

  it('stays closed when hydration reports the address that is there already', () => {
    history.pushState(null, '', '#answer');
    onRouteUpdate?.({ location: window.location, prevLocation: null } as never, {} as never);
    expect(get<HTMLDetailsElement>('details').open).toBe(false);
  });
});

test.each([true, false])('on paper an answer that is open (%s) or not is shown, and then as before', (open) => {
  const disclosure = get<HTMLDetailsElement>('details');
  disclosure.open = open;
  dispatchEvent(new Event('beforeprint'));
  expect(disclosure.open).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(disclosure.open).toBe(open);
});

describe('an open menu', () => {
  // jsdom knows no popovers.
  beforeEach(() => {
    const querySelector = document.querySelector;
    jest
      .spyOn(document, 'querySelector')
      .mockImplementation((wanted) => querySelector.call(document, wanted === ':popover-open' ? 'nav' : wanted));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['closed by the choice of one of its links', 'click', 'nav a', true],
    ['closed by the choice of what a link holds', 'click', 'nav b', true],
    ['left open by a click beside its links', 'click', 'nav', false],
    ['closed by the focus of what lies behind it', 'focusin', 'summary', true],
    ['closed by a press on what lies behind it', 'pointerdown', '#text', true],
    ['left open by a press on itself', 'pointerdown', 'nav', false],
    ['left open by the focus of its links', 'focusin', 'nav a', false],
    ['left open by the focus of its button', 'focusin', 'button', false],
  ])('is %s', (_, event, selector, closes) => {
    fireEvent(get(selector), new Event(event, { bubbles: true }));
    expect(hidePopover.mock.calls.length > 0).toBe(closes);
  });
});
