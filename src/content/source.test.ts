import { SourceText } from './source';

const source = new SourceText('content/a.yaml', 'ab\n\ncd');

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [6, 3, 3],
])('offset %i stands in line %i, column %i', (offset, line, column) => {
  expect(source.positionAt(offset)).toEqual({ line, column });
});

test('an empty file has one place', () => {
  expect(new SourceText('content/a.yaml', '').positionAt(0)).toEqual({ line: 1, column: 1 });
});
