import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { Content } from '../check/load-content';
import { defaultLanguage } from '../constants';
import { dataSchemas } from '../schema/content-types';
import { mapFields } from '../schema/walk-fields';
import { proseSource } from './prose';

/** The files of `content/` that Gatsby knows. */
export const fileNodes = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) =>
  getNodesByType('File') as unknown as { id: string; relativePath: string }[];

/** The languages of all pages, by their addresses. */
export const pageLanguages = (documents: Content['documents']): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['/', defaultLanguage],
    ...documents.flatMap(({ type, lang, data }) => {
      if (type === 'LegalDocument') return [[data.address, lang]];
      return type === 'Support' ? [[data.path, lang]] : [];
    }),
  ]);

/**
 * Creates one node for each document, and one for each passage of Markdown in it, which gatsby-transformer-remark turns
 * into HTML. Deletes the nodes of documents and passages that are gone.
 * @returns when all nodes are there
 */
export const createContentNodes = async (api: NodePluginArgs, { documents, facts }: Content): Promise<void> => {
  const { actions, createContentDigest, createNodeId, getNodesByType } = api;
  const fileIds = new Map(fileNodes(api).map(({ relativePath, id }) => [relativePath, id]));
  const languages = pageLanguages(documents);
  const nodes: NodeInput[] = [];
  for (const { type, file, lang, data } of documents) {
    const id = createNodeId(file);
    const addProse = (markdown: string, path: readonly (string | number)[]) => {
      const content = proseSource(markdown, { lang, english: facts.dataExportPath, origin: facts.siteUrl, languages });
      const contentDigest = createContentDigest(content);
      const internal = { type: 'Prose', mediaType: 'text/markdown', content, contentDigest };
      const node = { id: createNodeId(`${file} ${path.join('.')}`), parent: id, children: [], internal };
      nodes.push(node);
      return node.id;
    };
    const fields = mapFields(dataSchemas[type], data, (value, { kind }, path) =>
      kind === 'prose' && typeof value === 'string' ? addProse(value, path) : value,
    ) as object;
    const internal = { type, contentDigest: createContentDigest(fields) };
    nodes.push({ ...fields, lang, source: file, id, parent: fileIds.get(file), children: [], internal });
  }
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of [...Object.keys(dataSchemas), 'Prose'].flatMap(getNodesByType))
    if (!ids.has(node.id)) actions.deleteNode(node);
  await Promise.all(nodes.map((node) => actions.createNode(node)));
};
