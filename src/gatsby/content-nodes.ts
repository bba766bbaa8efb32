import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { type ContentDocument, formatProblems, loadContent } from '../content/load-content';
import { writeSearchIndexes } from './search-index';

type FileNode = { id: string; relativePath: string; sourceInstanceName: string };

const contentDir = path.resolve('content');
const sourced = /\.(ya?ml|md)$/;

/**
 * Turns passages of Markdown into nodes of their own, which gatsby-transformer-remark picks up by
 * their media type.
 */
const createProse = (
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
  parent: string,
  key: string,
  markdown: string,
) => {
  const id = createNodeId(`prose ${key}`);
  actions.createNode({
    id,
    parent,
    children: [],
    markdown,
    internal: {
      type: 'Prose',
      mediaType: 'text/markdown',
      content: markdown,
      contentDigest: createContentDigest(markdown),
    },
  });
  return id;
};

/** Marks the names of the app's English menus where they stand in a text of another language (WCAG 3.1.2). */
const markEnglish = (markdown: string, lang: string, names: readonly string[]) =>
  lang === 'en'
    ? markdown
    : names.reduce((text, name) => text.replaceAll(name, `<span lang="en">${name}</span>`), markdown);

const withProse = (document: ContentDocument, prose: (key: string, markdown: string) => string) => {
  switch (document.type) {
    case 'Faq':
      return {
        ...document.data,
        groups: document.data.groups.map((group) => ({
          ...group,
          items: group.items.map((item) => ({ ...item, answer: prose(item.id, item.answer) })),
        })),
      };
    case 'LegalDocument':
      return {
        ...document.data,
        intro: prose('intro', document.data.intro),
        sections: document.data.sections.map((section) => ({ ...section, body: prose(section.id, section.body) })),
      };
    default:
      return document.data;
  }
};

/**
 * Creates one node for each content file, from the checked, token-replaced and typeset content.
 * All of them at once, because a fact in site.yaml may stand in any of them.
 */
const createContentNodes = (api: NodePluginArgs) => {
  const { documents, problems, facts } = loadContent(contentDir);
  if (problems.length > 0) {
    // While an editor is writing, the last good content stays on the page until the file is mended.
    api.reporter.error(`The content has mistakes:\n\n${formatProblems(problems)}\n`);
    return;
  }
  const files = new Map(
    (api.getNodesByType('File') as unknown as FileNode[]).map((file) => [file.relativePath, file.id]),
  );
  writeSearchIndexes(documents);
  for (const document of documents) {
    // Read by the search's index only.
    if (document.type === 'Synonyms') continue;
    const id = api.createNodeId(`content ${document.file}`);
    const data = withProse(document, (key, markdown) =>
      createProse(api, id, `${document.file} ${key}`, markEnglish(markdown, document.lang, [facts.dataExportPath])),
    );
    api.actions.createNode({
      ...data,
      lang: document.lang,
      source: document.file,
      id,
      parent: files.get(document.file) ?? null,
      children: [],
      internal: { type: document.type, contentDigest: api.createContentDigest(data) },
    });
  }
};

let bootstrapped = false;

/** Creates the content's nodes when a build or the development server starts. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  createContentNodes(api);
  bootstrapped = true;
};

/** Creates them again when an editor saves a content file while the development server runs. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (api) => {
  const file = api.node as unknown as FileNode;
  if (bootstrapped && api.node.internal.type === 'File' && sourced.test(file.relativePath)) createContentNodes(api);
};
