import { purgePageCss, withoutFontFaces } from './page-css';

const page = (css: string, body: string) =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body>`;

const rulesLeft = async (css: string, body: string) => {
  const { html } = await purgePageCss(page(css, body), 'page.html');
  return html.match(/<style>(.*)<\/style>/)?.[1];
};

describe('purgePageCss', () => {
  it.each([
    ['a class in use', '.used{top:0}', '<p class="used"></p>'],
    ['a class with a state', '.used:hover{top:0}', '<p class="used"></p>'],
    ['a state of any element', ':focus-visible{top:0}', '<p></p>'],
    ['a part of any element', '::selection{top:0}', '<p></p>'],
    ['an element', '@media print{h2{top:0}}', '<h2></h2>'],
    ['an id', '#menu{top:0}', '<nav id="menu"></nav>'],
    ['an attribute', '.prose a[href^=mailto]{top:0}', '<p class="prose"><a href="mailto:a@b.c"></a></p>'],
    ['a relation', '.used:has(.other) .inner{top:0}', '<p class="used"><i class="inner"></i></p>'],
    ['a custom property', ':root{--a:0}@media print{:root{--a:1}}p{top:var(--a)}', '<p></p>'],
    ['one that another needs', ':root{--a:0;--b:var(--a)}@media print{:root{--a:1}}p{top:var(--b)}', '<p></p>'],
  ])('keeps %s', async (_, css, body) => {
    expect(await rulesLeft(css, body)).toBe(css);
  });

  it('takes out what the page does not use', async () => {
    const css = '.used{top:0}.unused{top:0}.used .unused{top:0}h2{top:0}@media print{.unused{top:0}}';
    expect(await rulesLeft(css, '<p class="used"></p>')).toBe('.used{top:0}');
  });

  it('takes out custom properties that the page does not use', async () => {
    const css = ':root{--a:0;--b:0}@media print{:root{--a:1}}p{top:var(--a)}.unused{left:var(--b)}';
    expect(await rulesLeft(css, '<p></p>')).toBe(':root{--a:0}@media print{:root{--a:1}}p{top:var(--a)}');
  });

  it('writes constants in their place', async () => {
    expect(await rulesLeft(':root{--a:0}p{top:var(--a)}', '<p></p>')).toBe(':root{}p{top:0}');
  });

  it('says where the whole style sheet is', async () => {
    expect(await purgePageCss(page('p{top:0}', '<p></p>'), 'page.html')).toMatchObject({ styleSheet: '/styles.1.css' });
  });

  it('refuses a page without the style sheet it looks for', async () => {
    await expect(purgePageCss('<head></head>', 'privacy.html')).rejects.toThrow('privacy.html');
  });
});

test('the style sheet that is loaded later loads no font anew', () => {
  const face = '@font-face{font-family:"Figtree";src:url("/f.woff2") format("woff2")}';
  expect(withoutFontFaces(`${face}p{top:0}${face}@media print{p{top:1px}}`)).toBe('p{top:0}@media print{p{top:1px}}');
});
