import type { NodePluginArgs } from 'gatsby';
import { dataSchemas } from '../content/content-types';
import { mapFields } from '../content/field-walk';
import type { Content } from '../content/read';
import { markEnglish } from './node/fields/mark-english';
import { Passages } from './node/fields/passages';

/** The nodes that stand for the content now. */
let nodeIds = new Set<string>();

/** The files of the content that Gatsby knows. */
export const fileNodes = ({ getNodesByType }: NodePluginArgs) =>
  getNodesByType('File') as unknown as { id: string; relativePath: string }[];

/** Creates one node for each document, deletes those whose file is gone, and waits until both are done. */
export const createContentNodes = async (api: NodePluginArgs, { documents, facts }: Content) => {
  const files = new Map(fileNodes(api).map((file) => [file.relativePath, file.id]));
  const former = nodeIds;
  nodeIds = new Set();
  const creations: (void | Promise<void>)[] = [];
  for (const document of documents) {
    const parent = files.get(document.file);
    // Gatsby has not seen a new file yet. Once it has, all of this happens again.
    if (!parent) continue;
    const id = api.createNodeId(`content ${document.file}`);
    const passages = new Passages((nth) => api.createNodeId(`passages ${nth} ${document.file}`));
    const data = mapFields(dataSchemas[document.type], document.data, (value, { kind }) =>
      kind === 'prose' && typeof value === 'string'
        ? passages.add(markEnglish(value, document.lang, facts.dataExportPath))
        : value,
    ) as object;
    for (const node of passages.createNodes(api, id, document.lang)) {
      nodeIds.add(node.id);
      creations.push(node.created);
    }
    creations.push(
      api.actions.createNode({
        ...data,
        lang: document.lang,
        source: document.file,
        id,
        parent,
        children: [],
        internal: { type: document.type, contentDigest: api.createContentDigest(data) },
      }),
    );
    nodeIds.add(id);
  }
  for (const id of former) {
    const node = nodeIds.has(id) ? undefined : api.getNode(id);
    if (node) api.actions.deleteNode(node);
  }
  // The development server puts each off for a moment.
  await Promise.all(creations);
};
