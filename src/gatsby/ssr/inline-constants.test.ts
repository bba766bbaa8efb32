import { inlineConstants } from './inline-constants';

describe('inlineConstants', () => {
  it.each([
    ['a constant', ':root{--a:1px}p{top:var(--a)}', ':root{}p{top:1px}'],
    ['a constant in a function', ':root{--a:1px}p{top:calc(var(--a)*2)}', ':root{}p{top:calc(1px*2)}'],
    ['a list', ':root{--a:"A B",serif}p{font-family:var(--a)}', ':root{}p{font-family:"A B",serif}'],
    ['a constant within a value that changes', ':root{--a:red;--b:var(--a)}', ':root{--b:red}'],
  ])('writes %s in its place', (_, css, result) => {
    expect(inlineConstants(css)).toBe(result);
  });

  it.each([
    ['a media query', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
    ['an element', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
    ['another rule', '.b{--a:2px}p{top:var(--a,1px)}'],
  ])('leaves what %s sets', (_, css) => {
    expect(inlineConstants(css)).toBe(css);
  });
});
