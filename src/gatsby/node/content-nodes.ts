import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { dataSchemas } from '../../contract/content-types';
import { type ContentDocument, type Facts, loadContent, reloadContent } from '../../contract/load-content';
import { mapFields } from '../../contract/reading/field-walk';
import { reportContentDiagnostics, reportContentNotes } from './develop/content-diagnostics';
import { watchFolder } from './develop/watch-folder';
import { createBuildDay } from './fields/build-day';
import { Passages } from './fields/passages';
import { writeSearchIndexes } from './search-index';
import { waitForFiles } from './wait-for-files';

type FileNode = { id: string; relativePath: string };

const contentDir = path.resolve('content');

/** Marks the names of the app's English menus where they stand in a text of another language (WCAG 3.1.2). */
const markEnglish = (markdown: string, lang: string, names: readonly string[]) =>
  lang === 'en'
    ? markdown
    : names.reduce((text, name) => text.replaceAll(name, `<span lang="en">${name}</span>`), markdown);

/** Every text and picture, but for what begins with a dot. */
const listFiles = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));

/** The nodes that stand for the content now. */
let nodeIds = new Set<string>();

/** Creates one node for each document, and deletes those whose file is gone. */
const createContentNodes = (api: NodePluginArgs, documents: readonly ContentDocument[], facts: Facts) => {
  const files = new Map(
    (api.getNodesByType('File') as unknown as FileNode[]).map((file) => [file.relativePath, file.id]),
  );
  const former = nodeIds;
  nodeIds = new Set();
  for (const document of documents) {
    const parent = files.get(document.file);
    // Gatsby has not seen a new file yet. Once it has, all of this happens again.
    if (!parent) continue;
    const id = api.createNodeId(`content ${document.file}`);
    const passages = new Passages((nth) => api.createNodeId(`passages ${nth} ${document.file}`));
    const data = mapFields(dataSchemas[document.type], document.data, (value, { kind }) =>
      kind === 'prose' && typeof value === 'string'
        ? passages.add(markEnglish(value, document.lang, [facts.dataExportPath]))
        : value,
    ) as object;
    for (const created of passages.createNodes(api, id, document.lang)) nodeIds.add(created);
    api.actions.createNode({
      ...data,
      lang: document.lang,
      source: document.file,
      id,
      parent,
      children: [],
      internal: { type: document.type, contentDigest: api.createContentDigest(data) },
    });
    nodeIds.add(id);
  }
  for (const id of former) {
    const node = nodeIds.has(id) ? undefined : api.getNode(id);
    if (node) api.actions.deleteNode(node);
  }
};

let searchIndexTimer: NodeJS.Timeout | undefined;

/**
 * Turns the content, checked, token-replaced and typeset, into nodes. All of it at once, because a fact
 * in site.yaml may stand in any file. While there are mistakes, the last good content stays on the pages.
 * @returns whether there are none
 */
const updateContent = (api: NodePluginArgs): boolean => {
  const load = process.env.NODE_ENV === 'development' ? reloadContent : loadContent;
  const { documents, diagnostics, notes, facts } = load(contentDir);
  reportContentDiagnostics(diagnostics, api.reporter);
  if (diagnostics.length > 0) return false;
  // A build has told them before it wrote anything.
  if (process.env.NODE_ENV === 'development') reportContentNotes(notes, api.reporter);
  const isFirst = nodeIds.size === 0;
  createContentNodes(api, documents, facts);
  clearTimeout(searchIndexTimer);
  if (isFirst) writeSearchIndexes(documents);
  // Later, because webpack begins anew for it, and would hold back what has changed on the page.
  else searchIndexTimer = setTimeout(writeSearchIndexes, 1500, documents);
  return true;
};

let contentChanged: (() => void) | undefined;

/**
 * Turns the content into nodes when a build or the development server starts, and there after each change.
 * The development server starts once the content has no mistakes: there is no last good one to show.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const known = () => (api.getNodesByType('File') as unknown as FileNode[]).map(({ relativePath }) => relativePath);
  await waitForFiles(listFiles(contentDir), known);
  createBuildDay(api);
  // Gatsby does not report files that are deleted.
  if (process.env.NODE_ENV === 'development') watchFolder(contentDir, () => contentChanged?.());
  while (!updateContent(api)) {
    api.reporter.info('The development server goes on as soon as they are corrected.');
    await new Promise<void>((resolve) => {
      contentChanged = resolve;
    });
  }
  let timer: NodeJS.Timeout | undefined;
  contentChanged = () => {
    clearTimeout(timer);
    timer = setTimeout(updateContent, 20, api);
  };
};

/** Only files, and only while they may change: for each other node Gatsby would prepare a call of `onCreateNode`. */
export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  process.env.NODE_ENV === 'development' && node.internal.type === 'File';

/** A file in the content, new or changed, that Gatsby has taken note of. */
export const onCreateNode: GatsbyNode['onCreateNode'] = () => contentChanged?.();
