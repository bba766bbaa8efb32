import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { Content } from '../load-content';
import { dataSchemas } from '../schema/content-types';
import { mapFields } from '../schema/walk-fields';
import { proseSource } from './prose';
import { pageLanguages } from './site-pages';

/** The files of `content/` that gatsby-source-filesystem has read. */
export const fileNodes = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) =>
  getNodesByType('File') as unknown as { id: string; relativePath: string }[];

/**
 * Creates a node for each document, and a node for each Markdown text in a document, which gatsby-transformer-remark turns
 * into HTML. Then deletes the nodes of documents and texts that are no longer in the content. A text that has changed is a
 * new node: Gatsby may run queries at any moment, and a document without the HTML of its texts would be missing.
 */
export const createContentNodes = async (api: NodePluginArgs, { documents, facts }: Content): Promise<void> => {
  const { actions, createContentDigest, createNodeId, getNodesByType } = api;
  const fileIds = new Map(fileNodes(api).map(({ relativePath, id }) => [relativePath, id]));
  const languages = pageLanguages(documents);
  const textNodes: NodeInput[] = [];
  const documentNodes: NodeInput[] = [];
  for (const { type, file, lang, data } of documents) {
    const id = createNodeId(file);
    const context = { lang, englishName: facts.dataExportPath, origin: facts.siteUrl, languages };
    const addProse = (markdown: string, path: readonly (string | number)[]) => {
      const content = proseSource(markdown, context);
      const contentDigest = createContentDigest(content);
      const internal = { type: 'Prose', mediaType: 'text/markdown', content, contentDigest };
      const textId = createNodeId(`${file} ${path.join('.')} ${contentDigest}`);
      textNodes.push({ id: textId, parent: id, children: [], internal });
      return textId;
    };
    const fields = mapFields(dataSchemas[type], data, (value, { kind }, path) =>
      kind === 'prose' && typeof value === 'string' ? addProse(value, path) : value,
    ) as object;
    const internal = { type, contentDigest: createContentDigest(fields) };
    documentNodes.push({ ...fields, lang, id, parent: fileIds.get(file), children: [], internal });
  }
  const oldNodes = [...Object.keys(dataSchemas), 'Prose'].flatMap(getNodesByType);
  await Promise.all(textNodes.map((node) => actions.createNode(node)));
  await Promise.all(documentNodes.map((node) => actions.createNode(node)));
  const ids = new Set([...textNodes, ...documentNodes].map(({ id }) => id));
  for (const node of oldNodes.filter(({ id }) => !ids.has(id))) actions.deleteNode(node);
};
