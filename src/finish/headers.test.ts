import { filePolicy, headerRules, headersFor, immutable, isHashed, pageAddress, pageFile } from './headers';
import { formatHeadersFile, parseHeadersFile } from './headers-file';

const chunk = 'app-74115d7279f7af5f9350.js';
const policies = new Map([
  ['index.html', "default-src 'none'"],
  ['privacy/index.html', "default-src 'self'"],
]);
const files = ['index.html', 'robots.txt', 'favicon.svg', '.well-known/security.txt', chunk, 'static/a.svg'];
const rules = headerRules(policies, files);

test.each([
  ['/static/a.svg', true],
  [`/${chunk}`, true],
  ['/styles.d8245c8c.css', true],
  ['/index.html', false],
  ['/page-data/app-data.json', false],
  ['/favicon.svg', false],
  [`/${chunk}.map`, false],
])('%s has a name that changes with its content: %s', (address, expected) => {
  expect(isHashed(address)).toBe(expected);
});

test.each([
  ['index.html', '/'],
  ['privacy/index.html', '/privacy'],
  ['support/fr/index.html', '/support/fr'],
  ['404.html', '/404.html'],
])('the page %s is at %s', (file, address) => {
  expect(pageAddress(file)).toBe(address);
  expect(pageFile(address)).toBe(file);
});

test.each([
  ['/', 'Content-Security-Policy', "default-src 'none'"],
  ['/privacy', 'Content-Security-Policy', "default-src 'self'"],
  ['/privacy/more', 'Content-Security-Policy', undefined],
  ['/privacy', 'Cache-Control', undefined],
  [`/${chunk}`, 'Cache-Control', immutable],
  ['/static/a.svg', 'Cache-Control', immutable],
  ['/static/a.svg', 'Content-Security-Policy', filePolicy],
  ['/static/a.woff2', 'Content-Security-Policy', filePolicy],
  ['/favicon.svg', 'Content-Security-Policy', filePolicy],
  ['/favicon.svg', 'Cache-Control', undefined],
  ['/robots.txt', 'Cache-Control', undefined],
  ['/.well-known/security.txt', 'Content-Type', 'text/plain; charset=utf-8'],
  ['/nothing', 'X-Content-Type-Options', 'nosniff'],
])('%s is sent with %s: %s', (address, name, value) => {
  expect(headersFor(rules, address)[name]).toBe(value);
});

test('no address has one header from two rules, which hosts would join', () => {
  for (const address of ['/', '/privacy', '/favicon.svg', `/${chunk}`, '/static/a.svg']) {
    const names = rules
      .filter(({ path }) => headersFor([{ path, headers: { found: 'yes' } }], address).found)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toHaveLength(new Set(names).size);
  }
});

test('pages that search engines are to leave out say so in a header, and no others', () => {
  const some = headerRules(policies, [], new Set(['privacy/index.html']));
  expect(headersFor(some, '/privacy')['X-Robots-Tag']).toBe('noindex');
  expect(headersFor(some, '/')['X-Robots-Tag']).toBeUndefined();
});

test('only a page with a font that comes early names it in a header', () => {
  const link = '</static/a.woff2>; rel=preload; as=font; crossorigin';
  const some = headerRules(policies, [], new Set(), new Map([['index.html', link]]));
  expect(headersFor(some, '/').Link).toBe(link);
  expect(headersFor(some, '/privacy').Link).toBeUndefined();
});

test('only with a CMS may windows of other origins be spoken to', () => {
  const opener = (pages: Map<string, string>) => headersFor(headerRules(pages, []), '/')['Cross-Origin-Opener-Policy'];
  expect(opener(policies)).toBe('same-origin');
  expect(opener(new Map([...policies, ['admin/index.html', 'x']]))).toBe('same-origin-allow-popups');
});

test('the file says what the rules say', () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test.each(['Header: of nothing', '  Header: of nothing', '/a b', '/a\n  no header'])('refuses the file %j', (text) => {
  expect(() => parseHeadersFile(text)).toThrow('neither an address nor a header');
});
