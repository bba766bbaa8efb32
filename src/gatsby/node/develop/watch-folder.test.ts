import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from './watch-folder';

const dir = mkdtempSync(path.join(tmpdir(), 'watched-'));
const at = (...parts: string[]) => path.join(dir, ...parts);
mkdirSync(at('deep'));
writeFileSync(at('deep', 'a.yaml'), 'a: 1');

const onChange = jest.fn();
const stop = watchFolder(dir, onChange);

const untilCalled = async (times: number) => {
  while (onChange.mock.calls.length < times) await new Promise((resolve) => setTimeout(resolve, 20));
};

afterAll(() => {
  stop();
  rmSync(dir, { recursive: true });
});

test('a file that went while it was read is no end: it is called back once more', async () => {
  onChange.mockClear();
  onChange.mockImplementationOnce(() => readFileSync(at('gone')));
  writeFileSync(at('deep', 'a.yaml'), 'a: 0');
  await untilCalled(2);
  expect(onChange.mock.results.map(({ type }) => type)).toEqual([
    'throw',
    ...onChange.mock.results.slice(1).map(() => 'return'),
  ]);
});

test('the folder itself may go and come back: what happens in it is noticed again', async () => {
  onChange.mockClear();
  renameSync(dir, `${dir}-gone`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  renameSync(`${dir}-gone`, dir);
  await untilCalled(1);
  onChange.mockClear();
  writeFileSync(at('deep', 'a.yaml'), 'a: 1');
  await untilCalled(1);
});

// One after the other: each change builds upon the one before.
test.each<[what: string, change: () => void]>([
  ['a file written', () => writeFileSync(at('deep', 'a.yaml'), 'a: 2')],
  ['a file added', () => writeFileSync(at('deep', 'b.yaml'), 'b: 1')],
  ['a file put in the place of another', () => renameSync(at('deep', 'b.yaml'), at('deep', 'a.yaml'))],
  ['the file that came in its place', () => writeFileSync(at('deep', 'a.yaml'), 'b: 2')],
  ['a folder added', () => mkdirSync(at('deep', 'new'))],
  ['a file in that folder', () => writeFileSync(at('deep', 'new', 'c.yaml'), 'c: 1')],
  ['a file deleted', () => rmSync(at('deep', 'a.yaml'))],
  ['a folder deleted', () => rmSync(at('deep', 'new'), { recursive: true })],
  ['a folder that comes back', () => mkdirSync(at('deep', 'new'))],
  ['a file in it', () => writeFileSync(at('deep', 'new', 'd.yaml'), 'd: 1')],
])('%s is noticed', async (_what, change) => {
  onChange.mockClear();
  change();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onChange).toHaveBeenCalled();
});
