import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { watchFolder } from './watch-folder';

let dir = '';
let stop = () => {};
const onChange = jest.fn();
const at = (...parts: string[]) => path.join(dir, ...parts);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(at('deep', 'old'), { recursive: true });
  for (const file of ['a', 'b']) writeFileSync(at('deep', `${file}.yaml`), `${file}: 1`);
  onChange.mockReset();
  stop = watchFolder(dir, onChange);
});
afterEach(() => {
  stop();
  rmSync(dir, { recursive: true });
});

const untilCalled = async (times: number) => {
  const end = Date.now() + 4000;
  while (onChange.mock.calls.length < times) {
    if (Date.now() > end) throw new Error(`Called ${onChange.mock.calls.length} times in place of ${times}.`);
    await later(20);
  }
};

/** Until a change's last echo, so that it is not taken for the next one's. */
const untilQuiet = async () => {
  for (let calls = -1; calls < onChange.mock.calls.length; await later(200)) calls = onChange.mock.calls.length;
  onChange.mockClear();
};

test('a file that went while it was read is no end: it is called back once more', async () => {
  onChange.mockImplementationOnce(() => readFileSync(at('gone')));
  writeFileSync(at('deep', 'a.yaml'), 'a: 0');
  await untilCalled(2);
  expect(onChange.mock.results.map(({ type }) => type)).toEqual([
    'throw',
    ...onChange.mock.results.slice(1).map(() => 'return'),
  ]);
});

test('the folder itself may go and come back: what happens in it is noticed again', async () => {
  renameSync(dir, `${dir}-gone`);
  await later(200);
  renameSync(`${dir}-gone`, dir);
  await untilCalled(1);
  await untilQuiet();
  writeFileSync(at('deep', 'a.yaml'), 'a: 2');
  await untilCalled(1);
});

test.each<[what: string, ...changes: (() => void)[]]>([
  ['a file written', () => writeFileSync(at('deep', 'a.yaml'), 'a: 2')],
  ['a file added', () => writeFileSync(at('deep', 'c.yaml'), 'c: 1')],
  ['a file put in the place of another', () => renameSync(at('deep', 'b.yaml'), at('deep', 'a.yaml'))],
  [
    'the file that came in its place',
    () => renameSync(at('deep', 'b.yaml'), at('deep', 'a.yaml')),
    () => writeFileSync(at('deep', 'a.yaml'), 'b: 2'),
  ],
  ['a folder added', () => mkdirSync(at('deep', 'new'))],
  [
    'a file in a folder that was added',
    () => mkdirSync(at('deep', 'new')),
    () => writeFileSync(at('deep', 'new', 'c.yaml'), 'c: 1'),
  ],
  ['a file deleted', () => rmSync(at('deep', 'a.yaml'))],
  ['a folder deleted', () => rmSync(at('deep', 'old'), { recursive: true })],
  [
    'a file in a folder that came back',
    () => rmSync(at('deep', 'old'), { recursive: true }),
    () => mkdirSync(at('deep', 'old')),
    () => writeFileSync(at('deep', 'old', 'd.yaml'), 'd: 1'),
  ],
])('%s is noticed', async (_what, ...changes) => {
  for (const change of changes) {
    await untilQuiet();
    change();
    await untilCalled(1);
  }
});
