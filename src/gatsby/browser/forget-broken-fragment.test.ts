/** @jest-environment jsdom */
const addresses = [
  ['/terms#100%', '/terms'],
  ['/terms?q=a#%E9', '/terms?q=a'],
  ['/terms#d%C3%A9finitions', '/terms#d%C3%A9finitions'],
  ['/terms', '/terms'],
] as const;

test.each(addresses)('a fragment that nobody can read is forgotten: %s', (address, expected) => {
  history.replaceState(null, '', address);
  jest.isolateModules(() => require('./forget-broken-fragment'));
  expect(location.href).toBe(`${location.origin}${expected}`);
});

test.each(addresses)('and when it comes later, before others hear of it: %s', (address, expected) => {
  jest.isolateModules(() => require('./forget-broken-fragment'));
  let heard = '';
  addEventListener('popstate', () => (heard = location.href), { once: true });
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toBe(`${location.origin}${expected}`);
});
