import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import { createBuildDay } from './build-day';
import { createResolvers } from './resolvers';

type Node = { id: string; day: string; internal: { contentDigest: string } };

/** The node that a build at a moment makes. */
const builtAt = (moment: string): Node => {
  jest.useFakeTimers({ now: new Date(moment) });
  let node: Node | undefined;
  const createContentDigest = (text: string) => createHash('md5').update(text).digest('hex');
  const actions = { createNode: (one: Node) => (node = one) };
  createBuildDay({ actions, createContentDigest } as unknown as NodePluginArgs);
  jest.useRealTimers();
  if (!node) throw new Error('There is no node.');
  return node;
};

test.each([
  ['in winter, before midnight', '2029-12-31T22:59:59Z', '2029-12-31'],
  ['in winter, after it', '2029-12-31T23:00:00Z', '2030-01-01'],
  ['in summer, before midnight', '2030-06-30T21:59:59Z', '2030-06-30'],
  ['in summer, after it', '2030-06-30T22:00:00Z', '2030-07-01'],
])('the day is that of Paris: %s', (_when, moment, day) => {
  expect(builtAt(moment).day).toBe(day);
});

test('on another day, and only then, Gatsby finds the node changed', () => {
  const { id, internal } = builtAt('2030-01-01T06:00:00Z');
  expect(builtAt('2030-01-01T18:00:00Z')).toMatchObject({ id, internal });
  expect(builtAt('2030-01-02T06:00:00Z')).toMatchObject({ id });
  expect(builtAt('2030-01-02T06:00:00Z').internal.contentDigest).not.toBe(internal.contentDigest);
});

describe('a legal document is announced until the day from which it applies', () => {
  type Resolve = (document: object, args: object, context: object) => boolean;
  let upcoming: Resolve | undefined;
  const add = ({ LegalDocument }: { LegalDocument: { upcoming: { resolve: Resolve } } }) => {
    upcoming = LegalDocument.upcoming.resolve;
  };
  createResolvers?.({ createResolvers: add } as never, { plugins: [] }, () => {});

  test.each([
    ['2030-04-02', true],
    ['2030-04-01', false],
    ['2030-03-31', false],
    [undefined, false],
  ])('on 2030-04-01, one that applies from %s: %s', (effective, expected) => {
    const node = builtAt('2030-04-01T00:00:00Z');
    const getNodeById = jest.fn(({ id }: { id: string }) => (id === node.id ? node : null));
    expect(upcoming?.({ effective }, {}, { nodeModel: { getNodeById } })).toBe(expected);
    // Only what asks for the day is asked again on another.
    expect(getNodeById).toHaveBeenCalledTimes(effective ? 1 : 0);
  });
});
