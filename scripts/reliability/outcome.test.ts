import { outcome, outcomeTable } from './outcome';

test.each([
  [10, [], 10],
  [10, ['a', 'b'], 8],
  [1, ['a', 'b'], 0],
])('of %d tries with the faults %j, %d survived', (tried, faults, survived) => {
  expect(outcome('test', tried, faults)).toMatchObject({ tried, survived, lost: faults });
});

test('the table says what was lost, or that nothing was', () => {
  const table = outcomeTable([outcome('good', 2, [], 'a | b'), outcome('bad', 2, ['one', 'two', 'three', 'four'])]);
  expect(table).toContain('| good | 2 | 2 | nothing | a \\| b |');
  expect(table).toContain('| bad | 2 | 0 | one; two; three |  |');
});
