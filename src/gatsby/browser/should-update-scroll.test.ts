/** @jest-environment jsdom */
import { shouldUpdateScroll } from './should-update-scroll';

const at = (address: string, action?: string) => {
  const { pathname, search, hash } = new URL(address, 'https://mirabelle.example');
  return { location: { pathname, search, hash, action } };
};

beforeEach(() => {
  document.body.innerHTML = '<h2 id="part">A part</h2><details><p id="answer"></p></details>';
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
});

test.each([
  ['hydration', undefined, at('/terms#part'), false],
  ['a fragment that a link leads to', at('/terms'), at('/terms#part', 'PUSH'), true],
  ['"back" to a fragment of the same page', at('/terms#other'), at('/terms#part'), false],
  ['"back" from a fragment', at('/terms#part'), at('/terms'), false],
  ['a link to the top of the page', at('/terms#part'), at('/terms', 'PUSH'), true],
  ['another search and its fragment', at('/support?q=a'), at('/support?q=b#part'), true],
])('Gatsby scrolls at %s: %s → %s', (_, prevRouterProps, routerProps, expected) => {
  expect(shouldUpdateScroll({ prevRouterProps, routerProps, getSavedScrollPosition: () => null })).toBe(expected);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['/terms#part', null, 1, []],
  ['/terms#part', [0, undefined], 1, []],
  ['/terms#part', [0, 0], 0, [[{ top: 0 }]]],
  ['/terms#part', [0, 320], 0, [[{ top: 320 }]]],
  ['/terms', [0, 320], 0, [[{ top: 320 }]]],
  ['/terms#nothing', null, 0, [[{ top: 0 }]]],
] as const)('another page stands at its place: %s, saved %j', (address, saved, seen, scrolled) => {
  const routes = { prevRouterProps: at('/'), routerProps: at(address) };
  expect(shouldUpdateScroll({ ...routes, getSavedScrollPosition: () => saved && [...saved] })).toBe(false);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(seen);
  expect((window.scrollTo as jest.Mock).mock.calls).toEqual(scrolled);
});

test('an answer that "back" leads to is open, so that nothing scrolls to it afterwards', () => {
  const routes = { prevRouterProps: at('/'), routerProps: at('/support#answer') };
  shouldUpdateScroll({ ...routes, getSavedScrollPosition: () => [0, 320] });
  expect(document.querySelector('details')?.open).toBe(true);
});
