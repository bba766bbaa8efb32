import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { filesBelow, isHidden } from '../content/list-files';
import { type Content, loadContent, reloadContent } from '../load-content';
import { reportContentDiagnostics } from './content-diagnostics';
import { createContentNodes, fileNodes } from './content-nodes';
import { writeQrCode } from './qr-code';

const contentDir = path.resolve('content');

/** Milliseconds that a save, or `git checkout`, may take to write all of its files. */
const pause = 100;

/**
 * Waits until gatsby-source-filesystem has read all files. On a busy machine it says so too early, and pictures are missing.
 * @throws if it has not read all files within half a minute
 */
const waitForFiles = async (api: NodePluginArgs) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const readFiles = new Set(fileNodes(api).map(({ relativePath }) => relativePath));
    if (filesBelow(contentDir).every((file) => isHidden(file) || readFiles.has(file))) return;
    await sleep(50);
  }
  throw new Error('Gatsby has not read all files of content/.');
};

/** Makes all nodes of the content at once, because a fact of site.yaml may stand in any file. */
const updateNodes = async (api: NodePluginArgs, content: Content) => {
  await waitForFiles(api);
  await createContentNodes(api, content);
  await writeQrCode('public', content.facts);
};

let watchers: FSWatcher[] = [];

/**
 * Watches the folders of content/. Gatsby's own watcher tells of single files, but a change of one file may concern all
 * nodes. Each folder separately: on Linux a recursive watcher misses files that a text editor replaces when it saves.
 */
const watchFolders = (onChange: () => void) => {
  const folders = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const oldWatchers = watchers;
  // Windows reports an error when a watched folder is deleted.
  watchers = [contentDir, ...folders].map((folder) => watch(folder, onChange).on('error', onChange));
  for (const watcher of oldWatchers) watcher.close();
};

/** Updates the nodes after each change. Content with diagnostics changes no node: the last good content stays. */
const followChanges = (api: NodePluginArgs) => {
  const update = async () => {
    try {
      // Again, because the change may be a new folder.
      watchFolders(change);
      const content = await reloadContent(contentDir);
      reportContentDiagnostics(content.diagnostics, api.reporter);
      if (content.diagnostics.length === 0) await updateNodes(api, content);
    } catch (error) {
      // For example a file was deleted while it was read. The deletion is a change, so the next update follows.
      api.reporter.warn(String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update);
    }, pause);
  };
  watchFolders(change);
};

/** Turns the content into nodes: once in a build, and after each change in the development server. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await updateNodes(api, await loadContent(contentDir));
  if (process.env.NODE_ENV === 'development') followChanges(api);
};
