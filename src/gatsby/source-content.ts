import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { type Content, loadContent, reloadContent } from '../check/load-content';
import { filesBelow, isHidden } from '../content/list-files';
import { reportContentDiagnostics } from './content-diagnostics';
import { createContentNodes, fileNodes } from './content-nodes';
import { writeStoreCode } from './store-code';

const contentDir = path.resolve('content');

/** Long enough for all the files that an editor or `git checkout` writes at once. */
const pause = 100;

/** On a busy machine, gatsby-source-filesystem says that it has read a folder before it has: pages would be missing. */
const waitForFiles = async (api: NodePluginArgs) => {
  const files = filesBelow(contentDir).filter((file) => !isHidden(file));
  for (let tries = 0; ; tries += 1) {
    const known = new Set(fileNodes(api).map(({ relativePath }) => relativePath));
    const missing = files.filter((file) => !known.has(file));
    if (missing.length === 0) return;
    if (tries === 600) throw new Error(`Gatsby has not read these files of the content: ${missing.join(', ')}.`);
    await sleep(50);
  }
};

/** Makes all nodes of the content in one go, because a fact in site.yaml may stand in any file. */
const updateNodes = async (api: NodePluginArgs, content: Content) => {
  await waitForFiles(api);
  await createContentNodes(api, content);
  await writeStoreCode('public', content.facts);
};

/**
 * Turns the content into nodes when a build or the development server starts, and there at each change. While there are
 * mistakes, the last good content stays on the pages.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await updateNodes(api, await loadContent(contentDir));
  if (process.env.NODE_ENV !== 'development') return;
  const update = async () => {
    try {
      const content = await reloadContent(contentDir);
      reportContentDiagnostics(content.diagnostics, api.reporter);
      if (content.diagnostics.length === 0) await updateNodes(api, content);
    } catch (error) {
      // A file that went while it was read is a change of its own, and on its way here.
      api.reporter.warn(String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const folders = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(update, pause);
  };
  // Each by itself: most text editors save by replacing the file, which a recursive watcher then loses on Linux.
  for (const folder of [contentDir, ...folders]) watch(folder, change);
};
