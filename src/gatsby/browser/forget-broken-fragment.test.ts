/** @jest-environment jsdom */
test.each([
  ['/terms#100%', '/terms'],
  ['/terms?q=a#%E9', '/terms?q=a'],
  ['/terms#d%C3%A9finitions', '/terms#d%C3%A9finitions'],
  ['/terms', '/terms'],
])('a fragment that nobody can read is forgotten: %s', (address, expected) => {
  history.replaceState(null, '', address);
  jest.isolateModules(() => require('./forget-broken-fragment'));
  expect(location.href).toBe(`${location.origin}${expected}`);
});
