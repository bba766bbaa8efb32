import { applyEdits, offsetInSource } from './edits';

const edits = [
  { start: 1, end: 3, text: 'XYZ' },
  { start: 5, end: 5, text: '-' },
];

test('edits are applied in order', () => {
  expect(applyEdits('abcdefg', edits)).toBe('aXYZde-fg');
});

test.each([
  ['before any edit', 0, 0],
  ['inside a replaced stretch', 2, 1],
  ['after a replaced stretch', 4, 3],
  ['in an insertion', 6, 5],
  ['after an insertion', 7, 5],
  ['at the end', 9, 7],
])('the way back: %s', (_, offset, expected) => {
  expect(offsetInSource(edits, offset)).toBe(expected);
});
