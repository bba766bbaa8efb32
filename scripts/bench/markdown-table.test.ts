import { markdownTable } from './markdown-table';

test('columns are padded, figures to the right', () => {
  expect(
    markdownTable(
      ['Page', 'LCP'],
      [
        ['/', '0.9 s'],
        ['/privacy', '12.1 s'],
      ],
    ),
  ).toBe(
    ['| Page     |    LCP |', '| -------- | -----: |', '| /        |  0.9 s |', '| /privacy | 12.1 s |'].join('\n'),
  );
});
