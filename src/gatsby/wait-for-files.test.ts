import { waitForFiles } from './wait-for-files';

test('it goes on once every file has its node', async () => {
  const seen = [['a.yaml'], ['a.yaml', 'c.svg'], ['b/b.md', 'c.svg', 'a.yaml']];
  const known = jest.fn(() => seen.shift() ?? []);
  await waitForFiles(['a.yaml', 'b/b.md'], known);
  expect(known).toHaveBeenCalledTimes(3);
});

test('it names the files that never get one', async () => {
  await expect(waitForFiles(['a.yaml', 'b/b.md'], () => ['a.yaml'], 60)).rejects.toThrow('content: b/b.md.');
});
