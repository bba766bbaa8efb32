import type { NodePluginArgs, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';
import { reloadContent } from '../../content/read';
import { createContentNodes } from './content-nodes';
import { watchFolder } from './develop/watch-folder';
import { createBuildDay } from './fields/build-day';
import { onPreExtractQueries, sourceNodes, updateContentNodes } from './source-content';

jest.mock('../../content/read');
jest.mock('./content-nodes');
jest.mock('./develop/watch-folder');
jest.mock('./fields/build-day');
jest.mock('./search-index');
jest.mock('./store-code');
jest.mock('./wait-for-files');

const api = { reporter: { info: jest.fn(), error: jest.fn() } } as unknown as NodePluginArgs;
const good = { documents: [], diagnostics: [], notes: [] };
const content = jest.mocked(reloadContent) as jest.Mock;
const askedForPages = jest.mocked(createBuildDay);
const madeNodes = jest.mocked(createContentNodes);

let changed: (() => void) | undefined;

/** A file is saved: what the watcher calls, until the content is read. */
const save = () => {
  changed?.();
  jest.advanceTimersByTime(100);
};
const beforeQueries = () => onPreExtractQueries?.(api as ParentSpanPluginArgs, { plugins: [] }, () => {});
const createPages = () => updateContentNodes(api);

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  jest.useFakeTimers();
  content.mockReturnValue(good);
  await sourceNodes?.(api as SourceNodesArgs, { plugins: [] }, () => {});
  changed = jest.mocked(watchFolder).mock.lastCall?.[1];
});

beforeEach(() => jest.clearAllMocks());

test('a change becomes nodes when Gatsby creates the pages, which it is asked for', async () => {
  save();
  expect(askedForPages).toHaveBeenCalledTimes(1);
  expect(madeNodes).not.toHaveBeenCalled();
  await createPages();
  expect(madeNodes).toHaveBeenCalledTimes(1);
});

test('a change while Gatsby creates the pages is asked for again before queries, until it is taken up', async () => {
  save();
  beforeQueries();
  expect(askedForPages).toHaveBeenCalledTimes(2);
  await createPages();
  beforeQueries();
  expect(askedForPages).toHaveBeenCalledTimes(2);
});

test('nothing becomes nodes without a change', async () => {
  await createPages();
  expect(madeNodes).not.toHaveBeenCalled();
});

test('a mistake leaves the last good content', async () => {
  content.mockReturnValueOnce({ ...good, diagnostics: [{ file: 'a.yaml', line: 1, column: 1, message: 'Wrong.' }] });
  save();
  await createPages();
  expect(askedForPages).not.toHaveBeenCalled();
  expect(madeNodes).not.toHaveBeenCalled();
});

test('a file that goes while it is read waits for the change that it is', () => {
  content.mockImplementationOnce(() => {
    throw Object.assign(new Error('Gone.'), { code: 'ENOENT' });
  });
  save();
  expect(askedForPages).not.toHaveBeenCalled();
  save();
  expect(askedForPages).toHaveBeenCalledTimes(1);
});

test('what else goes wrong is no change', () => {
  content.mockImplementationOnce(() => {
    throw new Error('A fault in the program.');
  });
  expect(save).toThrow('A fault in the program.');
});
