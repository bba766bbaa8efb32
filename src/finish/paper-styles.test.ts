import { withPaperStylesApart } from './paper-styles';

const page = (paper: string) => `<head><style>p{top:0}</style>${paper}</head><p>$&</p>`;

describe('withPaperStylesApart', () => {
  it('moves the rules for paper into a file, in whose address their digest stands', () => {
    const { html, file } = withPaperStylesApart(page('<style media="print">p>i{top:0}</style>'));
    expect(file).toEqual({ address: expect.stringMatching(/^\/static\/print-[\da-f]{6}\.css$/), text: 'p>i{top:0}' });
    expect(html).toBe(page(`<link rel="stylesheet" href="${file?.address}" media="print">`));
  });

  it('gives other rules another address', () => {
    const files = ['a{top:0}', 'b{top:0}'].map((css) =>
      withPaperStylesApart(page(`<style media="print">${css}</style>`)),
    );
    expect(new Set(files.map(({ file }) => file?.address)).size).toBe(2);
  });

  it.each(['', '<style media="screen">p{top:0}</style>'])('leaves a page without such rules: %j', (head) => {
    expect(withPaperStylesApart(page(head))).toEqual({ html: page(head) });
  });
});
