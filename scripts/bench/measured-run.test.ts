import { memoryOfTree } from './measured-run';

test('memory is that of a process and its descendants, in whatever order they are listed', () => {
  const processes = `
    40    30   400
    10     1   100
    30    20   300
    20    10   200
    50     1  5000
  `;
  expect(memoryOfTree(processes, 10)).toBe(1000 * 1024);
});
