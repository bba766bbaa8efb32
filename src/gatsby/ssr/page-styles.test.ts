import { PurgeCSS } from 'purgecss';
import { pageStyles } from './page-styles';

const styles = (css: string, markup: string) => pageStyles(css, markup).styles;

describe('pageStyles', () => {
  it.each([
    ['a class in use', '.used{top:0}', '<p class="used"></p>'],
    ['a class with a state', '.used:hover{top:0}', '<p class="used"></p>'],
    ['a state of any element', ':focus-visible{top:0}', '<p></p>'],
    ['a part of any element', '::selection{top:0}', '<p></p>'],
    ['an element', '@media screen{h2{top:0}}', '<h2></h2>'],
    ['an id', '#menu{top:0}', '<nav id="menu"></nav>'],
    ['an attribute', '.prose a[href^=mailto]{top:0}', '<p class="prose"><a href="mailto:a@b.c"></a></p>'],
    ['a relation', '.used:has(.other) .inner{top:0}', '<p class="used"><i class="inner"></i></p>'],
    ['a part that is there', ':has(>#part) h2{top:0}', '<main><h2></h2><p id="part"></p></main>'],
    ['a part that must not be there', 'h2:not(:has(#part)){top:0}', '<h2></h2>'],
    ['a custom property', ':root{--a:0}@media screen{:root{--a:1}}p{top:var(--a)}', '<p></p>'],
    ['one that another needs', ':root{--a:0;--b:var(--a)}@media screen{:root{--a:1}}p{top:var(--b)}', '<p></p>'],
    ['a page of paper', '@page{margin:0}', '<p></p>'],
    ['one that a rule asks for', '@page sheet{margin:0}p{page:sheet}', '<p></p>'],
    ['one that another style sheet sets', 'p{top:var(--elsewhere)}', '<p></p>'],
  ])('keeps %s', (_, css, markup) => {
    expect(styles(css, markup)).toBe(css);
  });

  it('takes out what the page does not use', () => {
    const css = '.used{top:0}.unused{top:0}.used .unused{top:0}h2{top:0}@media print{.unused{top:0}}';
    expect(styles(css, '<p class="used"></p>')).toBe('.used{top:0}');
  });

  it.each([
    ['', '<body><main><h2></h2></main></body>'],
    [', also where a picture is called like it', '<body><main><h2></h2><img src="part.svg"></main></body>'],
  ])('takes out what only a page with another part uses%s', (_, markup) => {
    const css =
      'body:has(#part),body:has(main>#part),h2{top:0}@media print{:has(>#part) h2{top:0}:has(#part) h2{top:0}}';
    expect(styles(css, '<body><main><h2></h2><p id="part"></p></main></body>')).toContain('body:has(#part)');
    expect(styles(css, markup)).toBe('h2{top:0}');
  });

  it('takes out custom properties that the page does not use', () => {
    const css = ':root{--a:0;--b:0}@media screen{:root{--a:1}}p{top:var(--a)}.unused{left:var(--b)}';
    expect(styles(css, '<p></p>')).toBe(':root{--a:0}@media screen{:root{--a:1}}p{top:var(--a)}');
  });

  it('takes out animations that the page does not use', () => {
    const css = '@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:a 1s}.unused{animation:b 1s}';
    expect(styles(css, '<p></p>')).toBe('@keyframes a{to{top:0}}p{animation:a 1s}');
    const nested = '@media screen{@supports(top:0){@keyframes b{to{top:0}}}}';
    expect(styles(`p{top:0}${nested}`, '<p></p>')).toBe('p{top:0}');
  });

  it('takes out fonts that the page does not use', () => {
    const css = '@font-face{font-family:a;src:url(a)}@font-face{font-family:b;src:url(b)}p{font-family:a,serif}';
    expect(styles(`${css}.unused{font-family:b}`, '<p></p>')).toBe(
      '@font-face{font-family:a;src:url(a)}p{font-family:a,serif}',
    );
  });

  it('takes out pages of paper that no rule of the page asks for', () => {
    const css = '@page{margin:0}@page sheet{margin:0}p{top:0}.unused{page:sheet}';
    expect(styles(css, '<p></p>')).toBe('@page{margin:0}p{top:0}');
  });

  it.each([
    ['@media(width < 64rem)', '@media(width<64rem)'],
    [
      '@media screen and (40rem <= width < 64rem),(height >= 30rem)',
      '@media screen and (40rem<=width<64rem),(height>=30rem)',
    ],
  ])('writes %s without the spaces in its ranges', (written, expected) => {
    expect(styles(`${written}{p>i{top:0}}`, '<p><i></i></p>')).toBe(`${expected}{p>i{top:0}}`);
  });

  it('separates the rules for paper alone, in their order', () => {
    const css =
      '@media print{p{top:0}}p{top:1px}@media screen,print{p{top:2px}}@media print{@page{margin:0}p{top:3px}.unused{top:0}}';
    expect(pageStyles(css, '<p></p>')).toEqual({
      styles: 'p{top:1px}@media screen,print{p{top:2px}}',
      paper: 'p{top:0}@page{margin:0}p{top:3px}',
    });
  });

  it.each([
    ['joins neighbours that say the same', 'h2{top:0}p{top:0}i{top:0}', 'h2,p,i{top:0}'],
    ['leaves what stands apart in its order', 'h2{top:0}p{top:1px}i{top:0}', 'h2{top:0}p{top:1px}i{top:0}'],
    ['leaves what says something else', 'h2{top:0}p{top:0;left:0}', 'h2{top:0}p{top:0;left:0}'],
  ])('%s on paper', (_, rules, expected) => {
    expect(pageStyles(`@media print{${rules}}`, '<h2></h2><p><i></i></p>').paper).toBe(expected);
  });

  it('keeps a custom property that rules for paper alone need', () => {
    const css = ':root{--a:0}@media screen{:root{--a:1}}@media print{p{top:var(--a)}}';
    expect(styles(css, '<p></p>')).toBe(':root{--a:0}@media screen{:root{--a:1}}');
  });

  it('writes constants in their place', () => {
    expect(styles(':root{--a:0}p{top:var(--a)}', '<p></p>')).toBe(':root{}p{top:0}');
  });

  it('works once for all pages that the same rules choose, whatever else they say', () => {
    const purge = jest.spyOn(PurgeCSS.prototype, 'walkThroughCSS');
    const css = '.a{color:red}.b{color:red}@keyframes c{to{color:red}}.a{animation:c 1s}';
    const pages = ['<p class="a">', '<p class="a">red', '<p class="a">from here to there, in color'];
    expect(new Set(pages.map((page) => styles(css, page))).size).toBe(1);
    expect(purge).toHaveBeenCalledTimes(1);
    expect(styles(css, '<p class="b">')).toBe('.b{color:red}');
    purge.mockRestore();
  });
});
