import path from 'node:path';
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { filesBelow, isHidden } from '../../content/files-below';
import { type Content, loadContent, reloadContent } from '../../content/read';
import { generatedDir } from '../fonts/write-fonts';
import { createContentNodes, fileNodes } from './content-nodes';
import { reportContentDiagnostics, reportContentNotes } from './develop/content-diagnostics';
import { watchFolder } from './develop/watch-folder';
import { createBuildDay } from './fields/build-day';
import { writeSearchIndexes } from './search-index';
import { writeStoreCode } from './store-code';
import { waitForFiles } from './wait-for-files';

const contentDir = path.resolve('content');

/** Every text and picture, but for what begins with a dot. */
const listFiles = (dir: string) => filesBelow(dir).filter((file) => !isHidden(file));

/**
 * The content, checked, token-replaced and typeset. All of it at once, because a fact in site.yaml may stand in any
 * file. Nothing while there are mistakes, so that the last good content stays on the pages.
 */
const readContent = ({ reporter }: NodePluginArgs): Content | undefined => {
  if (process.env.NODE_ENV !== 'development') return loadContent(contentDir);
  try {
    const content = reloadContent(contentDir);
    reportContentDiagnostics(content.diagnostics, reporter);
    if (content.diagnostics.length > 0) return undefined;
    reportContentNotes(content.notes, reporter);
    return content;
  } catch (error) {
    // A file that went while it was read is a change of its own, and on its way here.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** What has changed since the nodes were made. */
let changedContent: Content | undefined;

/** Has Gatsby create the pages anew, as it does after each node that is made outside of its own steps. */
let askForPages: (() => void) | undefined;

/** Reads the content after a change. */
const noteChange = (api: NodePluginArgs) => {
  const content = readContent(api);
  if (!content) return;
  changedContent = content;
  askForPages?.();
};

/** Asks again before queries run, because Gatsby takes no note of it while it creates the pages. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => {
  if (changedContent) askForPages?.();
};

let searchIndexTimer: NodeJS.Timeout | undefined;

/**
 * Turns what has changed into nodes, before the pages are created anew. Not at once: a query that runs while nodes
 * change, or after it with what Gatsby remembers of them, would count as up to date, and its page would stay as it was.
 */
export const updateContentNodes = async (api: NodePluginArgs): Promise<void> => {
  if (!changedContent) return;
  const content = changedContent;
  changedContent = undefined;
  await createContentNodes(api, content);
  await writeStoreCode(generatedDir, content.facts);
  clearTimeout(searchIndexTimer);
  // Later, because webpack begins anew for it, and would hold back what has changed on the page.
  searchIndexTimer = setTimeout(writeSearchIndexes, 1500, content.documents);
};

let contentChanged: (() => void) | undefined;

/**
 * Turns the content into nodes when a build or the development server starts.
 * The development server starts once the content has no mistakes: there is no last good one to show.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const known = () => fileNodes(api).map(({ relativePath }) => relativePath);
  await waitForFiles(listFiles(contentDir), known);
  createBuildDay(api);
  // Gatsby does not report files that are deleted.
  if (process.env.NODE_ENV === 'development') watchFolder(contentDir, () => contentChanged?.());
  let content = readContent(api);
  while (!content) {
    api.reporter.info('The development server goes on as soon as they are corrected.');
    await new Promise<void>((resolve) => {
      contentChanged = resolve;
    });
    content = readContent(api);
  }
  await createContentNodes(api, content);
  await writeStoreCode(generatedDir, content.facts);
  writeSearchIndexes(content.documents);
  askForPages = () => createBuildDay(api);
  let timer: NodeJS.Timeout | undefined;
  contentChanged = () => {
    clearTimeout(timer);
    timer = setTimeout(noteChange, 20, api);
  };
};

/** Only files, and only while they may change: for each other node Gatsby would prepare a call of `onCreateNode`. */
export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  process.env.NODE_ENV === 'development' && node.internal.type === 'File';

/** A file in the content, new or changed, that Gatsby has taken note of. */
export const onCreateNode: GatsbyNode['onCreateNode'] = () => contentChanged?.();
