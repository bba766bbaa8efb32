import type { NodePluginArgs } from 'gatsby';
import { today } from '../../../content/today';

const id = 'build-day';

type NodeModel = { getNodeById: (query: { id: string; type: string }) => unknown };

/**
 * Makes the day of the build a node. A query whose answer depends on the day runs again on another one:
 * Gatsby runs it only when a node that it has read is another.
 */
export const createBuildDay = ({ actions, createContentDigest }: NodePluginArgs): void => {
  const day = today();
  actions.createNode({
    id,
    parent: null,
    children: [],
    day,
    internal: { type: 'BuildDay', contentDigest: createContentDigest(day) },
  });
};

/** The day of the build, such as 2025-06-15, for a resolver: its query then depends on it. */
export const buildDay = (nodeModel: NodeModel): string =>
  (nodeModel.getNodeById({ id, type: 'BuildDay' }) as { day: string }).day;
