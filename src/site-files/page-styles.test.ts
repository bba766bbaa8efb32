import { withUsedStyles } from './page-styles';

const page = (css: string, body: string) =>
  `<html><head><style data-href="/a.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body></html>`;

const rules = async (css: string, body: string, scripts?: string[]) =>
  /gatsby-global-css">(.*)<\/style>/.exec(await withUsedStyles(page(css, body), scripts))?.[1];

const body = '<main class="hero-module__words" id="content"><p><a href="#content">Text</a></p></main>';

test.each([
  ['a class', '.hero-module__words{color:red}', true],
  ['a class of another page', '.faq-module__item{color:red}', false],
  ['an attribute', '[href="#content"]{color:red}', true],
  ['a state of any element', ':focus-visible{color:red}', true],
  ['a range, whose sign is no end of the element', '@media (width <= 40rem){p{color:red}}', true],
  ['a popover', '.hero-module__words:popover-open{color:red}', true],
])('%s', async (_what, css, isKept) => {
  expect(await rules(css, body)).toBe(isKept ? css : '');
});

test('properties and animations that no rule uses go', async () => {
  const used = ':root{--a:1px}@keyframes k{to{opacity:1}}p{margin:var(--a);animation:k 1s}';
  expect(await rules(`${used}@keyframes l{to{opacity:0}}`, body)).toBe(used);
  expect(await rules(':root{--a:1px;--b:2px}p{margin:var(--a)}', body)).toBe(':root{--a:1px}p{margin:var(--a)}');
});

test('what a script adds to the page keeps its rules', async () => {
  const css = '.results-module__best{color:red}';
  expect(await rules(css, body)).toBe('');
  expect(await rules(css, body, ['e("p",{className:"results-module__best"})'])).toBe(css);
});

test('nothing else is changed, and a page without the style element is refused', async () => {
  const text = '<p>$& 1 < 2</p><style>q{}</style>';
  expect(await withUsedStyles(page('', text))).toBe(page('', text));
  await expect(withUsedStyles('<html></html>')).rejects.toThrow('style element');
});
